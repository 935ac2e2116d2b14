package mystics.table;

/** The cells of a draft and its marks: how they are read and changed, and which changes were noted. */
abstract class Cells {
    static final String LOCKED = "The table can only be looked at now";
    private static final Outcome[] OUTCOMES = Outcome.values();

    final Layout layout;
    final MarkList marks;
    Changes board = new Changes();
    Changes dealt = new Changes();
    byte[] cells;
    int placements;
    private boolean owned;

    Cells(Table table) {
        layout = table.layout;
        cells = table.cells;
        marks = new MarkList(table.marks, layout.firstNote());
    }

    /** The current table. Later changes of this draft do not affect it. */
    public Table freeze() {
        owned = false;
        return new Table(layout, cells, marks.freeze());
    }

    /** The layout of the table. */
    public Layout layout() {
        return layout;
    }

    /** Makes the draft read-only, until {@link #unlock} has been called equally often. */
    public void lock() {
        marks.locks++;
    }

    /** Removes one lock. */
    public void unlock() {
        marks.locks--;
    }

    /** Removes all locks. */
    public void unlockWholly() {
        marks.locks = 0;
    }

    /** Whether the draft is read-only. */
    public boolean locked() {
        return marks.locks > 0;
    }

    final void put(int cell, int value) {
        if (marks.locks > 0) {
            throw new IllegalStateException(LOCKED);
        }
        if (value < 0 || value > 255) {
            throw new IllegalArgumentException("A number on the table goes from 0 to 255, not " + value);
        }
        if (!owned) {
            cells = cells.clone();
            owned = true;
        }
        cells[cell] = (byte) value;
    }

    final int at(int cell) {
        return cells[cell] & 0xFF;
    }

    /** Reads a number of the clock. */
    public int get(Clock clock) {
        return cells[clock.ordinal()] & 0xFF;
    }

    /** Sets a number of the clock, 0 to 255. */
    public void set(Clock clock, int value) {
        put(clock.ordinal(), value);
    }

    /** The state of the chapter. */
    public Outcome outcome() {
        return OUTCOMES[get(Clock.OUTCOME)];
    }

    /**
     * A counter that grows whenever a figure or a card of the track may have appeared, disappeared or moved; values looked up before may
     * then be stale.
     */
    public int placements() {
        return placements;
    }

    /** A counter that grows whenever one of the three shapes below grows: board, cards or marks. */
    public int shape() {
        return board.count() + dealt.count() + marks.shape();
    }

    /**
     * A counter that grows whenever a figure may have appeared, disappeared or changed its kind, the order of the heroes' cards on the
     * track may have changed, or a tile may have been turned.
     */
    public int boardShape() {
        return board.count();
    }

    /** Whether some parts of the board, named by their ordinals, may have changed since the board shape had this value. */
    public boolean boardChanged(int[] parts, int since) {
        return board.touched(parts, since);
    }

    /** A counter that grows whenever a card may have changed its zone or holder. */
    public int cardShape() {
        return dealt.count();
    }

    /** Whether some cards may have changed their zone or holder since the card shape had this value. */
    public boolean dealt(int[] cards, int since) {
        return dealt.touched(cards, since);
    }

    /** The marks of the table. */
    public MarkList marks() {
        return marks;
    }
}
