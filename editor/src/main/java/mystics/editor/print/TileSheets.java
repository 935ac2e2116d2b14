package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.geometry.Drawing;

/** The tiles of a chapter in their real size: each side of each tile, whole or in overlapping parts. */
record TileSheets(PageStyle style, BookWords words, Chapter chapter) {
    /** The side of a tile. */
    static final double SIDE = SheetSize.mm(254);
    /** The overlap of two parts of a tile. */
    static final double OVERLAP = SheetSize.mm(10);
    private static final double RIM = SheetSize.mm(7);
    private static final double LABEL = 9;

    /** Every side of every tile, each on a sheet of its own size, with a line to cut along. */
    List<Sheet> whole() {
        double side = SIDE + 2 * RIM;
        return rooms().stream().map(room -> new Sheet("tile-" + room.id(), side, side, g -> tile(g, room, RIM, RIM))).toList();
    }

    /** Every side of every tile in parts that fit on paper. Each part is labelled. */
    List<Sheet> parts() {
        List<Sheet> sheets = new ArrayList<>();
        double wide = style.paper().width() - 2 * RIM;
        double high = style.paper().height() - 2 * RIM - 2 * LABEL;
        for (Room room : rooms()) {
            int columns = count(wide);
            int rows = count(high);
            for (int part = 0; part < columns * rows; part++) {
                Rectangle2D cut = new Rectangle2D.Double(at(part % columns, columns, wide), at(part / columns, rows, high),
                        Math.min(wide, SIDE), Math.min(high, SIDE));
                String name = words.of("{room}, part {n} of {all}", "room", room.name(), "n", part + 1, "all", columns * rows);
                sheets.add(new Sheet("tile-" + room.id() + "-" + (part + 1), style.paper().width(), style.paper().height(),
                        g -> part(g, room, cut, name)));
            }
        }
        return sheets;
    }

    /** The number of parts of a given length that are needed to cover a side. */
    private static int count(double length) {
        return length >= SIDE ? 1 : (int) Math.ceil((SIDE - OVERLAP) / (length - OVERLAP));
    }

    /** The distance at which a part begins; the last part ends at the end of the tile. */
    private static double at(int number, int count, double length) {
        return count == 1 ? 0 : (SIDE - length) * number / (count - 1);
    }

    private void part(Graphics2D g, Room room, Rectangle2D cut, String name) {
        Shape before = g.getClip();
        double top = RIM + LABEL;
        g.clip(new Rectangle2D.Double(RIM, top, cut.getWidth(), cut.getHeight()));
        tile(g, room, RIM - cut.getX(), top - cut.getY());
        g.setClip(before);
        g.setColor(Color.WHITE);
        Area rim = new Area(new Rectangle2D.Double(0, 0, style.paper().width(), style.paper().height()));
        rim.subtract(new Area(new Rectangle2D.Double(RIM, top, cut.getWidth(), cut.getHeight())));
        g.fill(rim);
        g.setColor(PageStyle.QUIET);
        g.setFont(style.foot());
        g.drawString(name, (float) RIM, (float) (RIM + LABEL * 0.7));
    }

    private void tile(Graphics2D g, Room room, double x, double y) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.scale(SIDE / Drawing.SIDE, SIDE / Drawing.SIDE);
        new RoomPainter(style.art().looks(), new PrintedMarks(style.art().tokens(), style.art().theme())).paint(g, room);
        g.setTransform(before);
        g.setColor(PageStyle.QUIET);
        g.setStroke(new BasicStroke(0.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {4, 3}, 0));
        g.draw(new Rectangle2D.Double(x, y, SIDE, SIDE));
    }

    /** Both sides of each tile that the chapter lays. */
    private List<Room> rooms() {
        List<String> tiles = chapter.tiles().stream().map(tile -> words.catalog().rooms().get(tile.up()).tile()).distinct().toList();
        return tiles.stream().flatMap(tile -> words.catalog().rooms().values().stream().filter(room -> room.tile().equals(tile))).toList();
    }
}
