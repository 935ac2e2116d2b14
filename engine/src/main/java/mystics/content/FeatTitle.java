package mystics.content;

import java.util.Optional;

/**
 * A title that a hero earns by its feats in a chapter.
 *
 * @param order the rank of the title: a hero gets the first one that it has earned
 * @param says the text of the title; {@code {hero}} and {@code {n}} stand for the hero and the number
 * @param feat the feat that is counted
 * @param least the least number of times that the feat must have been done
 * @param most the greatest number of times that the feat may have been done
 * @param among the heroes whom the hero has to surpass
 * @param when the required ending of the chapter
 */
public record FeatTitle(String id, String name, int order, String says, Feat feat, int least, Optional<Integer> most, Among among,
        When when) implements Entry {
    /** The heroes whom the hero must surpass: none, or all others, by having the greatest or the smallest number. */
    public enum Among {
        ANYBODY, GREATEST, SMALLEST
    }

    /** The required ending of the chapter. */
    public enum When {
        ALWAYS, WON, LOST
    }

    /** A title is open to any hero, with any ending, unless it says otherwise. */
    public FeatTitle {
        among = among == null ? Among.ANYBODY : among;
        when = when == null ? When.ALWAYS : when;
    }

    /** Whether a number lies within the limits of the title. */
    public boolean fits(int number) {
        return number >= least && number <= most.orElse(Integer.MAX_VALUE);
    }
}
