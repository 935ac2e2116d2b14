package mystics.editor.play.board;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.FlipPicture;
import mystics.editor.board.TilePicture;

/**
 * The places of the tiles on the map, and of the sheets that peek out below them. A sheet is the other side of a tile that has a way
 * through its floor.
 *
 * @param letter the height of the map's letters, in pixels
 */
record MapGrid(BoardPicture board, float letter) {
    static final int PAD = 6;
    /** The size of a tile, the height of a sheet and the greatest width of the map, in letter heights. */
    private static final float WIDE = 7;
    private static final float HIGH = 3.7f;
    private static final float SHEET = 2.35f;
    private static final float WIDEST = 20;

    /** The size of the map without the lines below it. */
    Dimension size() {
        return new Dimension(columns() * wide() + 2 * PAD, bottom() + PAD);
    }

    /** The lower edge of the lowest row. */
    int bottom() {
        int rows = board.tiles().stream().mapToInt(TilePicture::row).max().orElse(0) - first(TilePicture::row) + 1;
        return top(first(TilePicture::row) + rows);
    }

    /** The place of a tile. */
    Rectangle cell(int number) {
        TilePicture one = board.tiles().get(number);
        return new Rectangle(PAD + (one.column() - first(TilePicture::column)) * wide(), top(one.row()), wide(),
                Math.round(letter * HIGH));
    }

    /** A place of the map on which no tile lies, if there is one. */
    Optional<Rectangle> free() {
        int row = first(TilePicture::row);
        int column = first(TilePicture::column);
        int rows = board.tiles().stream().mapToInt(TilePicture::row).max().orElse(0) - row + 1;
        return IntStream.range(0, rows * columns()).filter(place -> board.tiles().stream().noneMatch(tile ->
                        tile.row() == row + place / columns() && tile.column() == column + place % columns()))
                .mapToObj(place -> new Rectangle(PAD + place % columns() * wide(), top(row + place / columns()), wide(),
                        Math.round(letter * HIGH))).reduce((earlier, later) -> later);
    }

    /** The way through the floor of a tile to its other side, if there is one; one of them if there are several. */
    static List<FlipPicture> below(BoardPicture board, int number) {
        return board.flips().stream().filter(flip -> flip.spot().tile() == number).limit(1).toList();
    }

    /** The part of the sheet below a tile that peeks out. */
    Rectangle sheet(int number) {
        Rectangle cell = cell(number);
        return new Rectangle(cell.x, cell.y + cell.height - 2, cell.width, sheet());
    }

    private int top(int row) {
        int first = first(TilePicture::row);
        long sheets = board.flips().stream().mapToInt(flip -> board.tiles().get(flip.spot().tile()).row()).distinct()
                .filter(other -> other < row).count();
        return PAD + (row - first) * Math.round(letter * HIGH) + (int) sheets * sheet();
    }

    private int sheet() {
        return Math.round(letter * SHEET);
    }

    private int columns() {
        return board.tiles().stream().mapToInt(TilePicture::column).max().orElse(0) - first(TilePicture::column) + 1;
    }

    private int wide() {
        return Math.round(letter * Math.min(WIDE, WIDEST / columns()));
    }

    private int first(ToIntFunction<TilePicture> place) {
        return board.tiles().stream().mapToInt(place).min().orElse(0);
    }
}
