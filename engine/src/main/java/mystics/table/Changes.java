package mystics.table;

/** Records which of many numbered things have changed: the number of changes so far, and the last few. */
final class Changes {
    private static final int REMEMBERED = 8;

    private int count;
    /** The last changed numbers, one byte each, the newest in the lowest byte. */
    private long last;

    /** The number of changes so far. */
    int count() {
        return count;
    }

    /** Records a change. */
    void note(int number) {
        count++;
        last = last << 8 | number & 0xFF;
    }

    /** Continues counting from the state of another record. */
    void goOnFrom(Changes other) {
        count = other.count;
        last = other.last;
    }

    /**
     * Whether any of some numbers may have changed since the count was {@code since}.
     *
     * @param some the numbers, one bit each; a number above 63 shares the bit of the number 64 below
     */
    boolean touched(long some, int since) {
        if (some == 0) {
            return false;
        }
        if (count - since > REMEMBERED) {
            return true;
        }
        long newest = last;
        for (int i = since; i != count; i++) {
            if ((some >> newest & 1) != 0) {
                return true;
            }
            newest >>>= 8;
        }
        return false;
    }
}
