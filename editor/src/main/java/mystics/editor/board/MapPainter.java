package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import mystics.choice.Wording;
import mystics.content.Room;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Grain;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/** Paints an unexplored room as a sketch on a scrap of map, with its name and its exits. */
final class MapPainter {
    private static final Color SEPIA = new Color(0x7a5532);
    private final Theme theme;
    private final Fonts fonts;
    private final Wording wording;
    private final Grain grain = new Grain();

    MapPainter(Theme theme, Fonts fonts, Wording wording) {
        this.theme = theme;
        this.fonts = fonts;
        this.wording = wording;
    }

    /** Paints a side of a tile into the square from (0, 0) to (1000, 1000). */
    void paint(Graphics2D g, Room room) {
        Drawing drawing = room.drawing();
        Shape tile = new RoundRectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE, RoomPainter.CORNER, RoomPainter.CORNER);
        Shape before = g.getClip();
        g.clip(tile);
        g.setColor(Colours.mix(theme.paper(), SEPIA, theme.stark() ? 0 : 0.16));
        g.fill(tile);
        g.setStroke(UnevenPen.pen(3));
        g.setColor(Colours.thin(theme.line(SEPIA), 0.55));
        drawing.spaces().forEach(space -> g.draw(new UnevenPen(room.id(), space.id()).outline(space.shape(), 4)));
        g.setColor(Colours.thin(theme.line(SEPIA), 0.75));
        drawing.black().forEach(shape -> g.fill(new UnevenPen(room.id(), shape).outline(shape, 4)));
        g.setStroke(UnevenPen.pen(12));
        drawing.walls().forEach(path -> g.draw(new UnevenPen(room.id(), path).line(path, 3)));
        drawing.exits().forEach(new Exits(g, theme)::paint);
        name(g, room);
        if (!theme.stark()) {
            Light.evening(g, theme);
            grain.over(g, tile, 2.2);
        }
        g.setClip(before);
    }

    private void name(Graphics2D g, Room room) {
        g.setFont(fonts.italic(58));
        double width = g.getFontMetrics().stringWidth(room.name()) + 80;
        Shape scrap = new RoundRectangle2D.Double(500 - width / 2, 440, width, 122, 30, 30);
        g.setColor(theme.paper());
        g.fill(scrap);
        g.setColor(theme.line(SEPIA));
        g.setStroke(UnevenPen.pen(4));
        g.draw(scrap);
        g.setColor(theme.ink());
        Letters.centre(g, room.name(), 500, 484);
        g.setFont(fonts.plain(30));
        Letters.centre(g, wording.apply("unexplored"), 500, 532);
    }
}
