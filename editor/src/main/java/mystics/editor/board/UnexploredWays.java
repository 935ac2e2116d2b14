package mystics.editor.board;

import java.util.List;
import java.util.stream.IntStream;
import mystics.geometry.Drawing;

/** The ways between two unexplored rooms. Their exits are printed on the table for all to see, so the map may show them. */
public final class UnexploredWays {
    private UnexploredWays() {
    }

    /** The exits of unexplored rooms that match an exit of the next unexplored room. Each way comes once. */
    public static List<ExitPicture> of(BoardPicture board) {
        return IntStream.range(0, board.tiles().size()).boxed().filter(number -> isUnexplored(board.tiles().get(number)))
                .flatMap(number -> board.tiles().get(number).room().drawing().exits().stream()
                        .filter(exit -> exit.edge().dx() + exit.edge().dy() > 0 && leads(board, board.tiles().get(number), exit))
                        .map(exit -> new ExitPicture(number, exit.edge(), exit.colour(), ExitPicture.Leads.ON, "")))
                .toList();
    }

    private static boolean isUnexplored(TilePicture tile) {
        return !tile.known() && !tile.gone();
    }

    private static boolean leads(BoardPicture board, TilePicture tile, Drawing.Exit exit) {
        return board.tiles().stream().filter(UnexploredWays::isUnexplored)
                .filter(other -> other.column() == tile.column() + exit.edge().dx() && other.row() == tile.row() + exit.edge().dy())
                .anyMatch(other -> other.room().drawing().exits().stream().anyMatch(one -> one.colour().equals(exit.colour())
                        && one.edge().dx() == -exit.edge().dx() && one.edge().dy() == -exit.edge().dy()));
    }
}
