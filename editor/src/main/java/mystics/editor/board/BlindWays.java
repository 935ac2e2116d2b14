package mystics.editor.board;

import java.util.List;
import java.util.stream.IntStream;
import mystics.geometry.Drawing;

/** The exits of unexplored rooms that lead to an explored room without a matching exit, so that nobody comes through. */
public final class BlindWays {
    private BlindWays() {
    }

    /** The blind exits of a board. */
    public static List<ExitPicture> of(BoardPicture board) {
        return IntStream.range(0, board.tiles().size()).boxed()
                .filter(number -> !board.tiles().get(number).known() && !board.tiles().get(number).gone())
                .flatMap(number -> board.tiles().get(number).room().drawing().exits().stream()
                        .filter(exit -> isBlind(board, board.tiles().get(number), exit))
                        .map(exit -> new ExitPicture(number, exit.edge(), exit.colour(), ExitPicture.Leads.NOWHERE, "")))
                .toList();
    }

    private static boolean isBlind(BoardPicture board, TilePicture tile, Drawing.Exit exit) {
        return board.tiles().stream().filter(other -> other.known() && !other.gone())
                .filter(other -> other.column() == tile.column() + exit.edge().dx() && other.row() == tile.row() + exit.edge().dy())
                .anyMatch(other -> other.room().drawing().exits().stream().noneMatch(one -> one.colour().equals(exit.colour())
                        && one.edge().dx() == -exit.edge().dx() && one.edge().dy() == -exit.edge().dy()));
    }
}
