package mystics.editor.form;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** The values that a form shows, and the way to change them. All on the event thread. */
public interface FormDraft {
    /** The values as plain nodes. */
    Object values();

    /** Shows a change while somebody is typing. It takes the place of the last one, until {@link #done}. */
    void type(Sentence label, Change change);

    /** Keeps what was typed. */
    void done();

    /** Makes changes at once, as one step of the history. */
    void make(Sentence label, List<Change> changes);

    /** Who wrote a value, if another mod or an amendment did. */
    Optional<Owner> owner(Pointer at);

    /**
     * Who wrote a value.
     *
     * @param words the mod and the line
     * @param takeBack takes the change of this mod back, if it made one
     */
    record Owner(Sentence words, Optional<Runnable> takeBack) {
    }
}
