package mystics.editor.form;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The values that a form shows, and the ways to change them. All methods are called on the event thread. */
public interface FormDraft {
    /** The values as plain nodes. */
    Object values();

    /** Shows a change while the user is typing. Each change replaces the previous one. The method {@link #done} keeps the last change. */
    void type(Sentence label, Change change);

    /** Keeps the last typed change. */
    void done();

    /** Makes changes at once, as one step of the history. */
    void make(Sentence label, List<Change> changes);

    /** The owner of a value, if another mod or an amendment wrote it. */
    Optional<Owner> owner(Pointer at);

    /**
     * The owner of a value.
     *
     * @param words the mod and the line in which the value is written
     * @param takeBack undoes this mod's change of the value, if there is one
     */
    record Owner(Sentence words, Optional<Runnable> takeBack) {
    }
}
