package mystics.table;

/** Which of many numbered things changed lately: how often any did, and the last few of them. */
final class Changes {
    private static final int REMEMBERED = 32;

    private final byte[] last = new byte[REMEMBERED];
    private int count;

    /** Grows with every change. */
    int count() {
        return count;
    }

    /** One thing changed. */
    void note(int number) {
        last[count++ & REMEMBERED - 1] = (byte) number;
    }

    /** Anything may have changed. */
    void noteAll() {
        count += REMEMBERED + 1;
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
        for (int i = since; i != count; i++) {
            if ((some >> last[i & REMEMBERED - 1] & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
