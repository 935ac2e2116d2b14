package mystics.table;

/** Records which of many numbered things have changed: the number of changes so far, and the last few. */
final class Changes {
    private static final int REMEMBERED = 8;

    private int count;
    /** The last of them, a byte for each, the newest lowest. */
    private long last;

    /** Grows with every change. */
    int count() {
        return count;
    }

    /** One thing changed. */
    void note(int number) {
        count++;
        last = last << 8 | number & 0xFF;
    }

    /** Goes on counting where another has come to. */
    void goOnFrom(Changes other) {
        count = other.count;
        last = other.last;
    }

    /**
     * Whether any of some things may have changed since there had been so many changes.
     *
     * @param some their numbers, one bit each; a number above 63 shares the bit of the one 64 below
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
