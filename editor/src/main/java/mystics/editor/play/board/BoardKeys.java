package mystics.editor.play.board;

import javax.swing.JComponent;
import mystics.editor.type.Keys;

/**
 * The keys of the board: arrows move between lit spaces, Enter chooses, plus and minus zoom, Home shows the whole board, End the current
 * room. For plus and minus, the typed character counts and not the position of the key, because keyboards differ.
 */
public final class BoardKeys {
    private static final double STEP = 1.25;

    private BoardKeys() {
    }

    /** Listens while the board has the focus. */
    static void bind(BoardPane board) {
        Keys.on(board, "LEFT", () -> board.go(-1, 0));
        Keys.on(board, "RIGHT", () -> board.go(1, 0));
        Keys.on(board, "UP", () -> board.go(0, -1));
        Keys.on(board, "DOWN", () -> board.go(0, 1));
        Keys.on(board, "ENTER", board::choose);
        Keys.on(board, "SPACE", board::choose);
        zoom(board, board);
    }

    /** Binds the keys that choose the visible part of a board, while a component has the focus. */
    public static void zoom(JComponent part, BoardPane board) {
        Keys.on(part, "typed +", () -> board.camera().zoom(STEP));
        Keys.on(part, "typed =", () -> board.camera().zoom(STEP));
        Keys.on(part, "typed -", () -> board.camera().zoom(1 / STEP));
        Keys.on(part, "HOME", board.camera()::fit);
        Keys.on(part, "END", board.camera()::follow);
    }
}
