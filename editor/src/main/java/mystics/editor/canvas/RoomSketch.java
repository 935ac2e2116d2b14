package mystics.editor.canvas;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.content.Room;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/**
 * The file of a room as a value, finished or not.
 *
 * @param id the name of the file
 * @param tile the tile to which this side belongs
 * @param number the number of the side; 0 for none
 * @param colour the colour of each exit that has no colour of its own
 * @param spaceNames the names of the spaces that have a name, by the id of the space
 */
public record RoomSketch(String id, String name, String tile, int number, String colour, String text, Map<String, String> spaceNames,
        Drawing drawing) {
    public RoomSketch {
        spaceNames = Collections.unmodifiableMap(new LinkedHashMap<>(spaceNames));
    }

    /** The same room with another drawing. */
    public RoomSketch with(Drawing other) {
        return new RoomSketch(id, name, tile, number, colour, text, spaceNames, other);
    }

    /** The ids of all spaces. */
    public Set<String> ids() {
        return drawing.spaces().stream().map(Drawing.SpaceShape::id).collect(Collectors.toSet());
    }

    /** The shapes of all spaces. */
    public List<Points> shapes() {
        return drawing.spaces().stream().map(Drawing.SpaceShape::shape).toList();
    }

    /** The room for painters, with a plan that has already been measured. */
    public Room room(Plan plan) {
        return new Room(id, name, tile, number, colour, drawing, text).naming(spaceNames).surveyed(plan.bytes());
    }
}
