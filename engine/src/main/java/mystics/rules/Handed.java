package mystics.rules;

import java.util.List;

/** Immediately checks the values that a rule passes to the game, so that the message names the rule's own line. */
public final class Handed {
    /** The greatest absolute value of a number in a rule. */
    public static final int MOST = 10_000;

    private Handed() {
    }

    /** @throws IllegalArgumentException if the value is null, or a list that contains null */
    public static <T> T over(T thing) {
        if (thing == null || thing instanceof List<?> list && list.stream().anyMatch(each -> each == null)) {
            throw new IllegalArgumentException("'null' is handed over where a piece, a text or a list is needed");
        }
        return thing;
    }

    /** @throws IllegalArgumentException if a number is farther from 0 than {@link #MOST} */
    public static int number(int number) {
        if (number > MOST || number < -MOST) {
            throw new IllegalArgumentException(
                    "the number " + number + " is handed over, but numbers lie between -" + MOST + " and " + MOST);
        }
        return number;
    }
}
