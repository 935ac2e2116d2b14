package mystics.content;

import java.util.List;
import java.util.Optional;

/**
 * A question inside a passage (STORY-2).
 *
 * @param asks the text of the question; {@code {hero}} is the hero who is asked
 * @param by who answers
 * @param of {@link #ABILITIES} if the abilities with which the hero may start are the options; empty if the options are listed
 * @param then the passage that follows every answer; empty for none
 */
public record Crossroads(String asks, By by, String of, List<Way> options, String then) {
    /** The options are the abilities with which the hero who is asked may start (SETUP-3). */
    public static final String ABILITIES = "abilities";

    /** The party answers unless the passage says otherwise. */
    public Crossroads {
        by = by == null ? By.PARTY : by;
    }

    /**
     * The people who answer a question: all players together, the player of the hero who did the deed, or the player of each hero in turn.
     */
    public enum By {
        PARTY, MOVER, EACH
    }

    /**
     * An answer.
     *
     * @param says the words of the answer
     * @param then the passage that follows; empty for none
     * @param keep the mark that records the answer, on the table or on each hero who is asked; empty for none
     */
    public record Way(String id, String says, String then, String keep, @Key("if") Optional<Condition> condition) {
    }
}
