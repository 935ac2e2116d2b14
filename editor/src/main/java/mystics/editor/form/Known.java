package mystics.editor.form;

import java.util.List;
import java.util.Optional;
import mystics.editor.art.Sketch;

/** Provides the entries that a form's fields can name. */
public interface Known {
    /**
     * An entry that a field can name.
     *
     * @param id the id of the entry
     * @param name the name of the entry as readers see it
     * @param picture the picture of the entry, if there is one
     */
    record Suggestion(String id, String name, Optional<Sketch> picture) {
    }

    /** The entries of some folders, or the other named things in {@link mystics.mod.yaml.NamedKinds}, in the order of their ids. */
    List<Suggestion> of(List<String> kinds, Object values);

    /** A loaded room that marks where a party begins; empty if no room does. */
    default Optional<String> beginning() {
        return Optional.empty();
    }
}
