package mystics.terminal.desk;

import java.util.List;
import java.util.Set;
import mystics.choice.Sentence;

/** Thrown when the input ends, or the player leaves, before a game has begun. */
public final class InputEnded extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final Set<String> QUIT = Set.of("quit", "exit");

    private InputEnded(String why) {
        super(why);
    }

    /**
     * Asks a question of the set-up and returns the answer.
     *
     * @throws InputEnded when there is no answer, or when the player asks to leave
     */
    public static String unless(Desk desk, Sentence prompt, List<String> words) {
        String said = desk.ask(prompt, words).orElseThrow(() -> new InputEnded("The input ended before everything was agreed, so no game "
                + "has begun. 'mystics play CHAPTER' begins one without questions."));
        if (QUIT.contains(TextStyle.lower(said))) {
            throw new InputEnded("You left before everything was agreed, so no game has begun.");
        }
        return said;
    }
}
