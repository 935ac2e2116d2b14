package mystics.editor.play.board;

import java.util.Optional;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.Fan;
import mystics.editor.type.Type;

/**
 * Decides which crowd is shown enlarged: the one at the pointer or, without a target, the one that the choices concern, if its marks could
 * not be read otherwise.
 */
final class Crowds {
    private final Camera camera;
    private Optional<BoardSpace> shut = Optional.empty();

    Crowds(Camera camera) {
        this.camera = camera;
    }

    /** The plate of enlarged figures for a target. */
    Optional<Fan> at(Optional<BoardTarget> over, BoardPicture board, Lights lights) {
        if (board.tiles().isEmpty()) return Optional.empty();
        Optional<BoardSpace> crowded = over.isPresent() ? lights.crowd(over)
                : lights.busy().filter(spot -> Fan.isNeeded(board, spot, letter())).findFirst();
        return crowded.filter(spot -> !shut.equals(crowded))
                .map(spot -> Fan.beside(board, spot, lights.legal().keySet(), camera.clear(), letter()));
    }

    private double letter() {
        return Type.size() / camera.view().scale();
    }

    /** Puts the plate of a board away if a pixel lies on the button for that. */
    boolean shutAt(BoardPicture board, int x, int y) {
        return board.fan().filter(fan -> fan.button(letter()).contains(camera.view().toBoard(x, y))).isPresent() && shut(board);
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
