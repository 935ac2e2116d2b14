package mystics.editor.form;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.editor.canvas.Carving;
import mystics.editor.canvas.ExitSpaces;
import mystics.editor.canvas.Redraw;
import mystics.editor.canvas.RoomFile;
import mystics.editor.canvas.RoomSketch;
import mystics.editor.canvas.RoomValues;
import mystics.editor.trace.Floor;
import mystics.editor.trace.Pattern;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;

/** The first drawing of a new room: flagstones, exits to the east and west, and two entries for minions. */
final class FreshSide {
    private static final int SPACES = 22;

    private FreshSide() {
    }

    /** The values of the room's file. */
    static Map<String, Object> of(String name, String tile, String colour) {
        Map<String, Object> side = new LinkedHashMap<>();
        side.put("name", name);
        side.put("tile", tile);
        side.put("colour", colour);
        RoomSketch blank = RoomFile.read(tile, side);
        side.putAll(RoomValues.differing(side, blank, blank.with(drawn(blank.drawing(), colour))));
        return side;
    }

    private static Drawing drawn(Drawing blank, String colour) {
        Drawing laid = Carving.add(blank, Pattern.CELLS.on(new Floor(Floor.TILE, List.of()), SPACES));
        Drawing open = ExitSpaces.with(ExitSpaces.with(laid, Edge.W, colour), Edge.E, colour);
        List<Drawing.SpaceShape> spaces = open.spaces();
        return Redraw.marks(open, List.of(entry(spaces.get(0)), entry(spaces.get(spaces.size() - 1))));
    }

    private static Drawing.Mark entry(Drawing.SpaceShape space) {
        return new Drawing.Mark("entry", space.id(), Optional.empty(), Arrow.NONE);
    }
}
