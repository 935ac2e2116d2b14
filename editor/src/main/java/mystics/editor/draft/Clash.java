package mystics.editor.draft;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/**
 * A value that was changed here and elsewhere, and differently.
 *
 * @param at the value; the root for a whole file
 * @param mine the value here; empty if it was taken away
 * @param theirs the value elsewhere; empty if it was taken away
 */
public record Clash(String path, Pointer at, Optional<Object> mine, Optional<Object> theirs) {

    /** The edit that takes the other value. */
    public Edit theirs(Project here) {
        Change change = theirs.<Change>map(value -> new Change.Assign(at, value)).orElseGet(() -> new Change.Remove(at));
        return Edit.of(here, Sentence.of("the other value of {place}", "place", place()), path, List.of(change));
    }

    /** Where it is, for people. */
    public String place() {
        return path + (at.equals(Pointer.ROOT) ? "" : " " + String.join("/", at.steps()));
    }
}
