package mystics.editor.draft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;

/**
 * Every edit of a mod, including undone edits, each with the edit that undoes it. A history is immutable; histories share their common
 * parts.
 */
public final class History {
    /** The history of a mod that has just been opened. */
    public static final History EMPTY = new History(Optional.empty(), Optional.empty());

    private final Optional<Link> past;
    private final Optional<Link> future;

    private History(Optional<Link> past, Optional<Link> future) {
        this.past = past;
        this.future = future;
    }

    /**
     * One link of a chain of edits. In the chain of the past, each link leads to the edit before it; in the chain of the future, to the
     * edit after it.
     */
    private record Link(Entry entry, Optional<Link> behind, int length) {
        static Optional<Link> of(Entry entry, Optional<Link> behind) {
            return Optional.of(new Link(entry, behind, 1 + behind.map(Link::length).orElse(0)));
        }

        static List<Entry> all(Optional<Link> first) {
            List<Entry> all = new ArrayList<>();
            for (Optional<Link> link = first; link.isPresent(); link = link.get().behind) all.add(link.get().entry);
            return all;
        }
    }

    /** An edit and the edit that undoes it. */
    record Entry(Edit made, Edit undone) {}

    /** A mod with its history. */
    record Step(History history, Project project) {}

    /** The words of each edit. The oldest edit comes first, and undone edits come last. */
    public List<Sentence> labels() {
        List<Entry> entries = Link.all(past);
        Collections.reverse(entries);
        entries.addAll(Link.all(future));
        return entries.stream().map(entry -> entry.made.label()).toList();
    }

    /** The words of the last edit in force; empty if there is none. */
    public Optional<Sentence> last() {
        return past.map(link -> link.entry.made.label());
    }

    /** The number of edits, including undone edits. */
    public int size() {
        return position() + future.map(Link::length).orElse(0);
    }

    /** The number of edits in force; 0 for a mod that has just been opened. */
    public int position() {
        return past.map(Link::length).orElse(0);
    }

    /** Whether there is an edit to undo. */
    public boolean canUndo() {
        return past.isPresent();
    }

    /** Whether there is an edit to redo. */
    public boolean canRedo() {
        return future.isPresent();
    }

    /** The history after an edit of a mod. Undone edits are forgotten. */
    History with(Edit edit, Project before) {
        return new History(Link.of(new Entry(edit, edit.inverse(before)), past), Optional.empty());
    }

    /** A mod with the given number of its edits in force. */
    Step at(int position, Project project) {
        History history = this;
        Project now = project;
        while (history.position() > position && history.past.isPresent()) {
            Link link = history.past.get();
            now = now.with(link.entry.undone);
            history = new History(link.behind, Link.of(link.entry, history.future));
        }
        while (history.position() < position && history.future.isPresent()) {
            Link link = history.future.get();
            now = now.with(link.entry.made);
            history = new History(Link.of(link.entry, history.past), link.behind);
        }
        return new Step(history, now);
    }
}
