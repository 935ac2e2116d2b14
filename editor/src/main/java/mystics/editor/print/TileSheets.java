package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
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
    /** The space between a part of a tile and the ruler below it. */
    private static final double BELOW = SheetSize.mm(6);
    /** The space between a mark to cut and words beside it. */
    private static final double BESIDE = SheetSize.mm(2);

    /** Every side of every tile, each on a sheet of its own size, with a line to cut along. */
    List<Sheet> whole() {
        double side = SIDE + 2 * RIM;
        return rooms().stream().map(room -> new Sheet("tile-" + room.id(), side, side, g -> whole(g, room))).toList();
    }

    private void whole(Graphics2D g, Room room) {
        bleed(g, room, RIM, RIM);
        tile(g, room, RIM, RIM);
        CutMarks.paint(g, new Rectangle2D.Double(RIM, RIM, SIDE, SIDE), 1, 1);
        Ruler.of(style, words).paint(g, 3 * RIM, RIM + SIDE + CutMarks.BLEED + 1);
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
                Part cut = new Part(part % columns, columns, part / columns, rows);
                String name = words.of("{room}, part {n} of {all}", "room", room.name(), "n", part + 1, "all", columns * rows);
                String label = cut.strips().isEmpty() ? name
                        : name + ". " + words.of("Glue the next part onto the strip beyond the dashed line.");
                sheets.add(new Sheet("tile-" + room.id() + "-" + (part + 1), style.paper().width(), style.paper().height(),
                        g -> part(g, room, cut, label)));
            }
        }
        return sheets;
    }

    /** The number of parts of a given length that are needed to cover a side. */
    private static int count(double length) {
        return length >= SIDE ? 1 : (int) Math.ceil(SIDE / (length - OVERLAP));
    }

    /** A part of a tile. All parts are equally large, apart from the strips onto which the next parts are glued. */
    private record Part(int column, int columns, int row, int rows) {
        /** The part on the tile, with its strips. */
        Rectangle2D area() {
            double x = SIDE / columns * column;
            double y = SIDE / rows * row;
            return new Rectangle2D.Double(x, y, Math.min(SIDE - x, SIDE / columns + OVERLAP), Math.min(SIDE - y, SIDE / rows + OVERLAP));
        }

        /**
         * The part as it is printed: with its bleed at the edges of the tile, but not at the lines between parts.
         *
         * @param x the distance of the tile's left edge from that of the sheet
         * @param y the distance of the tile's upper edge from that of the sheet
         */
        Rectangle2D bleeding(double x, double y) {
            Rectangle2D area = area();
            double left = column == 0 ? -CutMarks.BLEED : area.getX();
            double top = row == 0 ? -CutMarks.BLEED : area.getY();
            double right = column == columns - 1 ? SIDE + CutMarks.BLEED : area.getMaxX();
            double foot = row == rows - 1 ? SIDE + CutMarks.BLEED : area.getMaxY();
            return new Rectangle2D.Double(x + left, y + top, right - left, foot - top);
        }

        /** The lines on the tile at which the next parts begin. */
        List<Line2D> strips() {
            List<Line2D> lines = new ArrayList<>();
            double right = SIDE / columns * (column + 1);
            double foot = SIDE / rows * (row + 1);
            if (column < columns - 1) lines.add(new Line2D.Double(right, 0, right, SIDE));
            if (row < rows - 1) lines.add(new Line2D.Double(0, foot, SIDE, foot));
            return lines;
        }
    }

    private void part(Graphics2D g, Room room, Part part, String label) {
        Rectangle2D cut = part.area();
        Shape before = g.getClip();
        double top = RIM + LABEL;
        Rectangle2D printed = part.bleeding(RIM - cut.getX(), top - cut.getY());
        g.clip(printed);
        bleed(g, room, RIM - cut.getX(), top - cut.getY());
        tile(g, room, RIM - cut.getX(), top - cut.getY());
        g.translate(RIM - cut.getX(), top - cut.getY());
        part.strips().forEach(line -> strip(g, line));
        g.translate(cut.getX() - RIM, cut.getY() - top);
        g.setClip(before);
        g.setColor(Color.WHITE);
        Area rim = new Area(new Rectangle2D.Double(-1, -1, style.paper().width() + 2, style.paper().height() + 2));
        rim.subtract(new Area(printed));
        g.fill(rim);
        CutMarks.paint(g, new Rectangle2D.Double(RIM, top, cut.getWidth(), cut.getHeight()), 1, 1);
        Ruler.of(style, words).paint(g, RIM + BESIDE, top + cut.getHeight() + BELOW);
        g.setColor(PageStyle.QUIET);
        g.setFont(style.foot());
        g.drawString(label, (float) (RIM + BESIDE), (float) RIM);
    }

    /** Dashes on a white line, which can be seen on every floor. */
    private static void strip(Graphics2D g, Line2D line) {
        g.setColor(Color.WHITE);
        g.setStroke(new BasicStroke(1.2f));
        g.draw(line);
        g.setColor(Color.BLACK);
        g.setStroke(dashes(1.2f));
        g.draw(line);
    }

    private static BasicStroke dashes(float width) {
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {4, 3}, 0);
    }

    /** Paints the tile a little larger than it is. Its edge is the colour beyond the lines to cut. */
    private void bleed(Graphics2D g, Room room, double x, double y) {
        double whole = SIDE + 2 * CutMarks.BLEED;
        floor(g, room, new Rectangle2D.Double(x - CutMarks.BLEED, y - CutMarks.BLEED, whole, whole));
    }

    private void tile(Graphics2D g, Room room, double x, double y) {
        Rectangle2D place = new Rectangle2D.Double(x, y, SIDE, SIDE);
        floor(g, room, place);
        g.setColor(PageStyle.QUIET);
        g.setStroke(dashes(0.4f));
        g.draw(place);
    }

    private void floor(Graphics2D g, Room room, Rectangle2D at) {
        AffineTransform before = g.getTransform();
        g.translate(at.getX(), at.getY());
        g.scale(at.getWidth() / Drawing.SIDE, at.getHeight() / Drawing.SIDE);
        new RoomPainter(style.art().looks(), new PrintedMarks(style.art().tokens(), style.art().theme())).paint(g, room);
        g.setTransform(before);
    }

    /** Both sides of each tile that the chapter lays. */
    private List<Room> rooms() {
        List<String> tiles = chapter.tiles().stream().map(tile -> words.catalog().rooms().get(tile.up()).tile()).distinct().toList();
        return tiles.stream().flatMap(tile -> words.catalog().rooms().values().stream().filter(room -> room.tile().equals(tile))).toList();
    }
}
