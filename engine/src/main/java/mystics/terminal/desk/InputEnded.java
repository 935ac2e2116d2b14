package mystics.terminal.desk;

import java.util.List;
import mystics.choice.Sentence;

/** Thrown when the input ends, or the player leaves, before a game has begun. */
public final class InputEnded extends RuntimeException {
    private static final long serialVersionUID = 1;

    private InputEnded() {
        super("The input ended before everything was agreed, so no game has begun. 'mystics play CHAPTER' begins one without questions.");
    }

    /**
     * Asks a question of the set-up and returns the answer.
     *
     * @throws InputEnded when there is no answer
     */
    public static String unless(Desk desk, Sentence prompt, List<String> words) {
        return desk.ask(prompt, words).orElseThrow(InputEnded::new);
    }
}
