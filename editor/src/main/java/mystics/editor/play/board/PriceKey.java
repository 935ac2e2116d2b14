package mystics.editor.play.board;

import javax.swing.Timer;
import mystics.editor.board.Highlights.Prices;
import mystics.editor.play.ask.PickKeys;
import mystics.editor.type.Keys;

/** Shows the costs of all spaces in reach, and the names of all spaces, while the key for moving is held. */
final class PriceKey {
    /**
     * The time, in milliseconds, that must pass before a key reported as released counts as released. While a key is held, some systems
     * repeatedly report that it was released and pressed.
     */
    private static final int REPEATED = 120;

    private PriceKey() {
    }

    /** Listens in the window of the board. */
    static void bind(BoardPane board) {
        Timer released = new Timer(REPEATED, tick -> board.price(Prices.AIMED));
        released.setRepeats(false);
        Keys.anywhere(board, "pressed " + PickKeys.MOVE, () -> {
            released.stop();
            board.price(Prices.NAMED);
        });
        Keys.anywhere(board, "released " + PickKeys.MOVE, released::restart);
    }
}
