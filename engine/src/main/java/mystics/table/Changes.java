package mystics.table;

/**
 * The changes of a table in order, as numbers that the {@link Layout} assigns to the things that can change. Only the latest changes are
 * kept.
 */
public final class Changes {
    private static final int KEPT = 64;
    private static final int[] NONE = {};

    private long count;
    private int[] latest = NONE;

    /** The number of changes so far. */
    public long count() {
        return count;
    }

    /** Whether all changes from the given one on, counted from 0, are still kept. */
    public boolean keeps(long from) {
        return count - from <= KEPT;
    }

    /** The thing that a change concerned. The change, counted from 0, must be one of those still kept. */
    public int at(long change) {
        return latest[(int) change & KEPT - 1];
    }

    /** Records a change. */
    void note(int what) {
        if (latest == NONE) {
            latest = new int[KEPT];
        }
        latest[(int) count++ & KEPT - 1] = what;
    }
}
