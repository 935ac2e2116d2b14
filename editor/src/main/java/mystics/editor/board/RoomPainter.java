package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import mystics.content.Room;
import mystics.editor.art.Colours;
import mystics.editor.art.Current;
import mystics.editor.art.Grain;
import mystics.editor.art.Looks;
import mystics.editor.art.Slab;
import mystics.editor.art.Surface;
import mystics.editor.art.Theme;
import mystics.editor.art.Thing;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/**
 * Paints a room without its figures, in tile units: floor, terrain, rock, walls, lines, objects, exits, printed marks and light. The same
 * room always looks the same.
 */
public final class RoomPainter {
    /** The radius of a tile's corners, in tile units. */
    static final double CORNER = 26;
    private final Looks looks;
    private final Theme theme;
    private final PrintedMarks printed;
    private final Grain grain = new Grain();

    /** A painter with the looks and printed marks of the mods. */
    public RoomPainter(Looks looks, PrintedMarks printed) {
        this.looks = looks;
        this.theme = looks.theme();
        this.printed = printed;
    }

    /** Paints a side of a tile into the square from (0, 0) to (1000, 1000). */
    public void paint(Graphics2D g, Room room) {
        Drawing drawing = room.drawing();
        Surface floor = looks.find(room.id()).or(() -> looks.find(room.colour())).orElseGet(() -> Surface.unknown(theme));
        Shape tile = new RoundRectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE, CORNER, CORNER);
        Shape before = g.getClip();
        g.clip(tile);
        g.setColor(theme.stark() ? Color.WHITE : Colours.dark(Colours.mix(floor.fill(), floor.ink(), 0.45), 0.25));
        g.fill(tile);
        decor(g, room, thing -> bears(room, thing));
        spaces(g, room, floor);
        Masonry masonry = new Masonry(g, room.id(), floor, theme);
        drawing.black().forEach(masonry::rock);
        drawing.walls().forEach(masonry::wall);
        drawing.lines().forEach(new Lines(g, theme)::paint);
        drawing.exits().forEach(new Exits(g, theme)::paint);
        decor(g, room, thing -> !bears(room, thing));
        printed.paint(g, room);
        if (!theme.stark()) {
            Light.paint(g, drawing, looks, theme);
            grain.over(g, tile, 2.2);
        }
        g.setClip(before);
    }

    private void spaces(Graphics2D g, Room room, Surface floor) {
        Map<String, List<Current.Reach>> bodies = new LinkedHashMap<>();
        for (Drawing.SpaceShape space : room.drawing().spaces()) {
            Optional<Drawing.Mark> terrain = terrain(room.drawing(), space);
            if (terrain.isPresent()) {
                bodies.computeIfAbsent(terrain.get().kind(), kind -> new ArrayList<>())
                        .add(new Current.Reach(space.shape(), terrain.get().flow()));
            } else {
                Surface own = looks.find(space.id()).orElse(floor);
                Slab.paint(g, own, space.shape(), new UnevenPen(room.id(), space.id()));
            }
        }
        bodies.forEach((kind, reaches) -> Current.paint(g, looks.get(kind), reaches, new UnevenPen(room.id(), kind)));
    }

    /** Of the marks on a space, the first that has a look. This look covers the whole space. */
    private Optional<Drawing.Mark> terrain(Drawing drawing, Drawing.SpaceShape space) {
        return drawing.marks().stream().filter(mark -> mark.space().equals(space.id()) && looks.find(mark.kind()).isPresent()).findFirst();
    }

    /**
     * Paints the objects of a room. Objects that contain a space, such as a tree with its hollow, are painted before the spaces. All other
     * objects are painted after the spaces.
     */
    private void decor(Graphics2D g, Room room, Predicate<Drawing.Decor> wanted) {
        int number = 0;
        for (Drawing.Decor decor : room.drawing().decor()) {
            UnevenPen hand = new UnevenPen(room.id(), decor.kind(), number++);
            if (wanted.test(decor)) {
                Thing.paint(g, looks.get(decor.kind()), decor.shape(), hand);
            }
        }
    }

    private static boolean bears(Room room, Drawing.Decor decor) {
        Shape outline = new UnevenPen(0).outline(decor.shape(), 0);
        return room.drawing().spaces().stream().anyMatch(space -> {
            int inside = 0;
            for (int corner = 0; corner < space.shape().count(); corner++) {
                inside += outline.contains(space.shape().x(corner), space.shape().y(corner)) ? 1 : 0;
            }
            return inside * 2 > space.shape().count();
        });
    }

    /** The outline of a tile on the board. */
    static Shape outline(TilePicture tile) {
        return outline(tile, 0);
    }

    /** The outline of a tile on the board, moved inwards by a distance. */
    static Shape outline(TilePicture tile, double inwards) {
        return new RoundRectangle2D.Double(tile.x() + inwards, tile.y() + inwards, Drawing.SIDE - 2 * inwards, Drawing.SIDE - 2 * inwards,
                CORNER, CORNER);
    }
}
