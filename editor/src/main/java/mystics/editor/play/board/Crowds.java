package mystics.editor.play.board;

import java.util.Optional;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.Fan;
import mystics.editor.type.Type;

/**
 * Decides which crowd is shown enlarged: the one at the pointer or, without a target, with large letters the one that the choices concern,
 * because hearts and numbers in a crowd are smaller than such letters.
 */
final class Crowds {
    /** The height of large letters, in tile units. */
    private static final double LARGE = 40;
    private final Camera camera;
    private Optional<BoardSpace> shut = Optional.empty();

    Crowds(Camera camera) {
        this.camera = camera;
    }

    /** The plate of enlarged figures for a target. */
    Optional<Fan> at(Optional<BoardTarget> over, BoardPicture board, Lights lights) {
        boolean large = over.isEmpty() && !board.tiles().isEmpty() && Type.size() >= LARGE * camera.view().scale();
        Optional<BoardSpace> crowded = large ? lights.busy() : lights.crowd(over);
        return crowded.filter(spot -> !shut.equals(crowded))
                .map(spot -> Fan.beside(board, spot, lights.legal().keySet(), camera.clear()));
    }

    /** Puts the plate of a board away until the next question. Returns false if there is none. */
    boolean shut(BoardPicture board) {
        board.fan().map(Fan::spot).ifPresent(spot -> shut = Optional.of(spot));
        return board.fan().isPresent();
    }

    /** Lets every crowd be shown again. */
    void reset() {
        shut = Optional.empty();
    }
}
