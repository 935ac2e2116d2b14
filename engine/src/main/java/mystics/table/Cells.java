package mystics.table;

/** The cells and marks of a draft. This class reads and changes the cells and marks, and records the changes. */
abstract class Cells {
    static final String LOCKED = "The table can only be looked at now";
    private static final Outcome[] OUTCOMES = Outcome.values();

    final Layout layout;
    final MarkList marks;
    Changes changes = new Changes();
    byte[] cells;
    int placements;
    private int boardShape;
    private boolean owned;

    Cells(Table table) {
        layout = table.layout;
        cells = table.cells;
        marks = new MarkList(table.marks, layout, changes);
    }

    /** The current table. Later changes of this draft do not affect the returned table. */
    public Table freeze() {
        owned = false;
        return new Table(layout, cells, marks.freeze());
    }

    /** The layout of the table. */
    public Layout layout() {
        return layout;
    }

    /** Makes the draft read-only until {@link #unlock} has been called as often as this method. */
    public void lock() {
        marks.locks++;
    }

    /** Removes one lock. */
    public void unlock() {
        marks.locks--;
    }

    /** Removes all locks. */
    final void unlockWholly() {
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

    /** Reads a number of the table, such as the page of the hourglass. */
    public int get(Clock clock) {
        return cells[clock.ordinal()] & 0xFF;
    }

    /** Sets a number of the table to a value from 0 to 255. */
    public void set(Clock clock, int value) {
        put(clock.ordinal(), value);
    }

    /** The state of the chapter. */
    public Outcome outcome() {
        return OUTCOMES[get(Clock.OUTCOME)];
    }

    /**
     * The count of changes to the figures and to the cards on the track. If the count has changed, values derived from figures or track
     * cards must be computed again.
     */
    public int placements() {
        return placements;
    }

    /** The changes that may affect which rules are in force. */
    public Changes changes() {
        return changes;
    }

    final void changed(BoardPart part) {
        boardShape++;
        changes.note(layout.changeOf(part));
    }

    /**
     * The count of changes to the presence and kinds of figures, to the order of the heroes' cards on the track, and to the sides of tiles.
     */
    public int boardShape() {
        return boardShape;
    }

    /** The marks of the table. */
    public MarkList marks() {
        return marks;
    }
}
