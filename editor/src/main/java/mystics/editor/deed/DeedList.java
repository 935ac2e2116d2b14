package mystics.editor.deed;

import java.util.List;
import java.util.function.Supplier;
import mystics.choice.Sentence;

/**
 * A list of deeds from which one is picked by name, such as the minion to add.
 *
 * @param label the words for the common deed
 * @param key the key that opens the list
 * @param later makes the deeds when the list is opened, because a long story has many lists
 */
public record DeedList(Sentence label, String key, Supplier<List<Deed>> later) {
    /** A list of known deeds. */
    public DeedList(Sentence label, String key, List<Deed> deeds) {
        this(label, key, () -> deeds);
    }

    /** The deeds to pick from; the label of each is its name. */
    public List<Deed> deeds() {
        return later.get();
    }
}
