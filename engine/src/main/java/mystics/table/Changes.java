package mystics.table;

import java.util.Arrays;

/** Records for each of many numbered things when it last changed: the number that the change has among all changes. */
final class Changes {
    private static final int[] NONE = {};

    private int count;
    private int[] latest = NONE;

    /** The number of changes so far. */
    int count() {
        return count;
    }

    /** Records a change. */
    void note(int number) {
        if (number >= latest.length) {
            latest = Arrays.copyOf(latest, Math.max(16, Integer.highestOneBit(number) * 2));
        }
        latest[number] = ++count;
    }

    /** Whether any of some numbers has changed since the count was {@code since}. */
    boolean touched(int[] some, int since) {
        if (count == since) {
            return false;
        }
        for (int number : some) {
            if (number < latest.length && latest[number] > since) {
                return true;
            }
        }
        return false;
    }
}
