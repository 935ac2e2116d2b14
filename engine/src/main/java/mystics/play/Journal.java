package mystics.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An immutable list that grows at its end and shares its earlier elements: the answers of a game, or its log. */
public final class Journal<T> {
    private final Journal<T> before;
    private final T last;
    private final int size;

    private Journal(Journal<T> before, T last, int size) {
        this.before = before;
        this.last = last;
        this.size = size;
    }

    /** An empty journal. */
    public static <T> Journal<T> empty() {
        return new Journal<>(null, null, 0);
    }

    /** This journal with one more entry. */
    public Journal<T> and(T entry) {
        return new Journal<>(this, entry, size + 1);
    }

    /** This journal with more entries. */
    public Journal<T> and(List<? extends T> entries) {
        Journal<T> journal = this;
        for (int i = 0; i < entries.size(); i++) {
            journal = journal.and(entries.get(i));
        }
        return journal;
    }

    public int size() {
        return size;
    }

    /** The newest entry, which must exist. */
    public T last() {
        return last;
    }

    /** This journal without its newest entry, which must exist. */
    public Journal<T> before() {
        return before;
    }

    /** The entries from a position on, oldest first. */
    public List<T> since(int from) {
        List<T> entries = new ArrayList<>(Math.max(0, size - from));
        for (Journal<T> at = this; at.size > from; at = at.before) {
            entries.add(at.last);
        }
        Collections.reverse(entries);
        return entries;
    }

    /** All entries, oldest first. */
    public List<T> entries() {
        return since(0);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Journal<?> journal && size == journal.size && entries().equals(journal.entries());
    }

    @Override
    public int hashCode() {
        return entries().hashCode();
    }
}
