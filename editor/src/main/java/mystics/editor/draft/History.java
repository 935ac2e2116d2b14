package mystics.editor.draft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;

/** Every edit of a mod, those undone too, with what undoes each. Immutable; edits share what they have in common. */
public final class History {
    /** A mod as it was opened. */
    public static final History EMPTY = new History(Optional.empty(), Optional.empty());

    private final Optional<Link> past;
    private final Optional<Link> future;

    private History(Optional<Link> past, Optional<Link> future) {
        this.past = past;
        this.future = future;
    }

    /** An edit and those behind it: of the past, older ones; of the future, later ones. */
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

    /** An edit and the one that undoes it. */
    record Entry(Edit made, Edit undone) {}

    /** A mod with its history. */
    record Step(History history, Project project) {}

    /** What each edit did, the oldest first, those undone at the end. */
    public List<Sentence> labels() {
        List<Entry> entries = Link.all(past);
        Collections.reverse(entries);
        entries.addAll(Link.all(future));
        return entries.stream().map(entry -> entry.made.label()).toList();
    }

    /** What the last edit in force did; empty in a mod as it was opened. */
    public Optional<Sentence> last() {
        return past.map(link -> link.entry.made.label());
    }

    /** How many edits there are, with those undone. */
    public int size() {
        return position() + future.map(Link::length).orElse(0);
    }

    /** How many edits are in force; 0 is the mod as it was opened. */
    public int position() {
        return past.map(Link::length).orElse(0);
    }

    /** Whether there is an edit to undo. */
    public boolean canUndo() {
        return past.isPresent();
    }

    /** Whether there is an edit to make again. */
    public boolean canRedo() {
        return future.isPresent();
    }

    /** The history after an edit of a mod. What was undone before is forgotten. */
    History with(Edit edit, Project before) {
        return new History(Link.of(new Entry(edit, edit.inverse(before)), past), Optional.empty());
    }

    /** A mod with some number of its edits in force, of those there are. */
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
