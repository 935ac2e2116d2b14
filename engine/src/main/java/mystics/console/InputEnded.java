package mystics.console;

import java.util.List;
import mystics.console.desk.Desk;

/** The input has ended, or somebody has left, before it was agreed what is played. Nothing has begun. */
final class InputEnded extends RuntimeException {
    private static final long serialVersionUID = 1;

    private InputEnded() {
        super("The input ended before everything was agreed, so no game has begun. 'mystics play CHAPTER' begins one without questions.");
    }

    /**
     * The answer to a question of the set-up.
     *
     * @throws InputEnded when there is none
     */
    static String unless(Desk desk, String prompt, List<String> words) {
        return desk.ask(prompt, words).orElseThrow(InputEnded::new);
    }
}
