package mystics.editor.print;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import mystics.content.Room;
import mystics.editor.board.PrintedMarks;
import mystics.editor.board.RoomPainter;
import mystics.geometry.Drawing;

/**
 * The map of a chapter: its layout of tiles, each with its name below.
 *
 * @param map the rooms by their places
 */
record MapPiece(PageStyle style, BookPart.TileMap map) {
    private static final double GAP = 6;
    private static final double LABEL = 30;
    private static final double LARGEST = SheetSize.mm(62);

    Piece piece() {
        List<BookPart.TileMap.LaidRoom> rooms = map.rooms();
        int left = rooms.stream().mapToInt(BookPart.TileMap.LaidRoom::column).min().orElse(0);
        int top = rooms.stream().mapToInt(BookPart.TileMap.LaidRoom::row).min().orElse(0);
        int columns = rooms.stream().mapToInt(BookPart.TileMap.LaidRoom::column).max().orElse(0) - left + 1;
        int rows = rooms.stream().mapToInt(BookPart.TileMap.LaidRoom::row).max().orElse(0) - top + 1;
        double side = Math.min(LARGEST, Math.min(style.measure() / columns - GAP, style.depth() * 0.75 / rows - GAP - LABEL));
        double indent = (style.measure() - columns * (side + GAP) + GAP) / 2;
        RoomPainter painter = new RoomPainter(style.art().looks(), new PrintedMarks(style.art().tokens(), style.art().theme()));
        return new Piece(rows * (side + GAP + LABEL), 8, 0, (g, x, y) -> rooms.forEach(laid -> {
            double at = x + indent + (laid.column() - left) * (side + GAP);
            double down = y + (laid.row() - top) * (side + GAP + LABEL);
            room(g, painter, laid, new Rectangle2D.Double(at, down, side, side));
        }));
    }

    private void room(Graphics2D g, RoomPainter painter, BookPart.TileMap.LaidRoom laid, Rectangle2D at) {
        Room room = style.rooms().get(laid.room());
        AffineTransform before = g.getTransform();
        g.translate(at.getX(), at.getY());
        g.scale(at.getWidth() / Drawing.SIDE, at.getWidth() / Drawing.SIDE);
        painter.paint(g, room);
        g.setTransform(before);
        g.setColor(PageStyle.INK);
        Typesetter name = style.set(style.faces().bold(9), style.faces().bold(9));
        Typesetter words = style.set(style.faces().plain(8), style.faces().plain(8));
        double y = at.getMaxY() + 10;
        name.lines(room.name(), at.getWidth()).stream().limit(1).forEach(line -> line.write(g, at.getX() + 2, y));
        words.lines(laid.words(), at.getWidth()).stream().limit(1).forEach(line -> line.write(g, at.getX() + 2, y + 10));
    }
}
