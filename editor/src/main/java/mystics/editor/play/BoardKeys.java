package mystics.editor.play;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * The keys of the board: arrows go from one lit space to the next, Enter chooses, plus and minus go near and far, Home shows all, End the room that is played in. What is
 * written counts for plus and minus, for keyboards differ in the keys that write it.
 */
final class BoardKeys {
    private static final double STEP = 1.25;

    private BoardKeys() {
    }

    static void bind(BoardPane board) {
        key(board, "LEFT", () -> board.go(-1, 0));
        key(board, "RIGHT", () -> board.go(1, 0));
        key(board, "UP", () -> board.go(0, -1));
        key(board, "DOWN", () -> board.go(0, 1));
        key(board, "ENTER", board::choose);
        key(board, "SPACE", board::choose);
        key(board, "typed +", () -> board.camera().zoom(STEP));
        key(board, "typed =", () -> board.camera().zoom(STEP));
        key(board, "typed -", () -> board.camera().zoom(1 / STEP));
        key(board, "HOME", board.camera()::fit);
        key(board, "END", board.camera()::follow);
    }

    private static void key(BoardPane board, String stroke, Runnable deed) {
        board.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
        board.getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        });
    }
}
