package mystics.content;

import java.util.Optional;

/**
 * A title that a hero earns by what it did in a chapter.
 *
 * @param order its place: a hero gets the first that it earns
 * @param says what is said of it; {@code {hero}} and {@code {n}} are the hero and the number
 * @param feat what is counted; {@code least} and {@code most} how often it must have been done, at least and at most
 * @param among whom the hero must be ahead of
 * @param when how the chapter must have ended
 */
public record FeatTitle(String id, String name, int order, String says, Feat feat, int least, Optional<Integer> most, Among among,
        When when) implements Entry {
    /** Whom the hero must be ahead of: nobody, or all others, with the greatest or the smallest number. */
    public enum Among {
        ANYBODY, GREATEST, SMALLEST
    }

    /** How the chapter must have ended. */
    public enum When {
        ALWAYS, WON, LOST
    }

    /** A title for anybody, however the chapter ended, unless it says otherwise. */
    public FeatTitle {
        among = among == null ? Among.ANYBODY : among;
        when = when == null ? When.ALWAYS : when;
    }

    /** Whether a number is enough and not too much. */
    public boolean fits(int number) {
        return number >= least && number <= most.orElse(Integer.MAX_VALUE);
    }
}
