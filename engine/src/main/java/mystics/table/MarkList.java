package mystics.table;

import java.util.Arrays;

/**
 * Marks on pieces: each has a kind and a small number (1 to 65,535). The number of an absent mark is 0. Conditions, traps, tokens and the
 * notes of rules are all marks. The marks are stored as numbers sorted by kind and then {@link Holder}, so that equal tables are equal bit
 * for bit.
 */
public final class MarkList {
    private static final int KIND_SHIFT = 40;
    private static final int HOLDER_SHIFT = 16;
    private static final long VALUE = 0xFFFF;

    private long[] entries;
    private int size;
    private boolean owned;
    private long present;
    private final int firstNote;
    private final int firstChange;
    private Changes changes;
    private int shape;
    /** The number of locks on the draft of these marks. */
    int locks;

    /** The list of a table's marks, which records where marks come and go. */
    MarkList(long[] entries, Layout layout, Changes changes) {
        this.firstNote = layout.firstNote();
        this.firstChange = layout.changeOfMark(0);
        this.changes = changes;
        this.entries = entries;
        this.size = entries.length;
        countPresent();
    }

    /** A counter that grows whenever a mark that can carry a rule may have appeared or disappeared. */
    public int shape() {
        return shape;
    }

    private void changed(int kind) {
        if (kind < firstNote) {
            shape++;
            changes.note(firstChange + kind);
        }
    }

    /** Takes over the record of changes from another list. Marks that only one of the two lists has count as changed. */
    void goOnFrom(MarkList other) {
        changes = other.changes;
        int here = 0;
        int there = 0;
        while (here < size || there < other.size) {
            long mine = here < size ? entries[here] & ~VALUE : Long.MAX_VALUE;
            long others = there < other.size ? other.entries[there] & ~VALUE : Long.MAX_VALUE;
            int kind = (int) (Math.min(mine, others) >> KIND_SHIFT);
            if (mine != others) {
                changed(kind);
            }
            here += mine <= others ? 1 : 0;
            there += others <= mine ? 1 : 0;
        }
    }

    long[] freeze() {
        if (owned || size < entries.length) {
            entries = Arrays.copyOf(entries, size);
            owned = false;
        }
        return entries;
    }

    private void countPresent() {
        long bits = 0;
        for (int i = 0; i < size; i++) {
            bits |= 1L << (entries[i] >> KIND_SHIFT);
        }
        present = bits;
    }

    private static long key(int kind, int holder) {
        return (long) kind << KIND_SHIFT | (long) holder << HOLDER_SHIFT;
    }

    /** The index of the first entry not below the key. */
    private int find(long key) {
        int i = 0;
        while (i < size && entries[i] < key) {
            i++;
        }
        return i;
    }

    /** Whether it is possible that a mark of the kind lies somewhere. The answer false is certain; the answer true is not. */
    public boolean maybe(int kind) {
        return (present & 1L << kind) != 0;
    }

    /** The value of a mark on a holder; 0 when absent. */
    public int get(int kind, int holder) {
        if ((present & 1L << kind) == 0) {
            return 0;
        }
        long key = key(kind, holder);
        int i = find(key);
        return i < size && (entries[i] & ~VALUE) == key ? (int) (entries[i] & VALUE) : 0;
    }

    /** Sets the value of a mark; 0 removes it. */
    public void set(int kind, int holder, int value) {
        if (value < 0 || value > VALUE) {
            throw new IllegalArgumentException("A mark's number goes from 0 to 65535, not " + value);
        }
        long key = key(kind, holder);
        int i = find(key);
        boolean there = i < size && (entries[i] & ~VALUE) == key;
        if (!there && value == 0) {
            return;
        }
        own();
        if (there != value > 0) {
            changed(kind);
        }
        if (value == 0) {
            System.arraycopy(entries, i + 1, entries, i, --size - i);
            countPresent();
        } else if (there) {
            entries[i] = key | value;
        } else {
            if (size == entries.length) {
                entries = Arrays.copyOf(entries, size + 8);
            }
            System.arraycopy(entries, i, entries, i + 1, size++ - i);
            entries[i] = key | value;
            present |= 1L << kind;
        }
    }

    private void own() {
        if (locks > 0) {
            throw new IllegalStateException(Draft.LOCKED);
        }
        if (!owned) {
            entries = Arrays.copyOf(entries, size + 8);
            owned = true;
        }
    }

    /** Removes all marks from a holder. */
    public void clearHolder(int holder) {
        clear(-1, holder);
    }

    /** Removes all marks of a kind. */
    public void clearKind(int kind) {
        if (maybe(kind)) {
            clear(kind, -1);
        }
    }

    private void clear(int kind, int holder) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (kind(i) != kind && holder(i) != holder) {
                kept++;
            }
        }
        if (kept == size) {
            return;
        }
        own();
        int to = 0;
        for (int i = 0; i < size; i++) {
            if (kind(i) != kind && holder(i) != holder) {
                entries[to++] = entries[i];
            } else {
                changed(kind(i));
            }
        }
        size = to;
        countPresent();
    }

    /** The number of marks. */
    public int size() {
        return size;
    }

    /** The kind of the i-th mark. */
    public int kind(int i) {
        return (int) (entries[i] >> KIND_SHIFT);
    }

    /** The holder of the i-th mark. */
    public int holder(int i) {
        return (int) (entries[i] >> HOLDER_SHIFT & 0xFFFFFF);
    }

    /** The value of the i-th mark. */
    public int value(int i) {
        return (int) (entries[i] & VALUE);
    }

    /**
     * The index of the first mark of a kind, or {@link #size()} when there is none. Marks of one kind stand next to each other in the list.
     */
    public int first(int kind) {
        return maybe(kind) ? find(key(kind, 0)) : size;
    }
}
