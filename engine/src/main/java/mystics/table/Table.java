package mystics.table;

import java.util.Arrays;

/** The state of everything on the table, as an immutable value. A table is read and changed through a {@link Draft}. */
public final class Table {
    final Layout layout;
    final byte[] cells;
    final long[] marks;

    Table(Layout layout, byte[] cells, long[] marks) {
        this.layout = layout;
        this.cells = cells;
        this.marks = marks;
    }

    /** An empty table: no figure on the board, every card in its deck. */
    public static Table empty(Layout layout) {
        return new Table(layout, new byte[layout.size()], new long[0]);
    }

    /** The layout of the table. */
    public Layout layout() {
        return layout;
    }

    /** A stable 64-bit digest of the whole table. */
    public long digest() {
        long hash = 0xcbf29ce484222325L;
        for (byte cell : cells) {
            hash = (hash ^ cell) * 0x100000001b3L;
        }
        for (long mark : marks) {
            hash = (hash ^ mark) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Table table && layout.equals(table.layout)
                && Arrays.equals(cells, table.cells) && Arrays.equals(marks, table.marks);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(digest());
    }
}
