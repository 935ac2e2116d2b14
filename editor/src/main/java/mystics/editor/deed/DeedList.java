package mystics.editor.deed;

import java.util.List;
import java.util.function.Supplier;
import mystics.choice.Sentence;

/**
 * Deeds of which one is picked by a name, such as the minion that is to be added.
 *
 * @param label what is done
 * @param key the key that opens the list
 * @param later what can be picked; asked when the list is opened, because a long story has many lists
 */
public record DeedList(Sentence label, String key, Supplier<List<Deed>> later) {
    /** A list of deeds that are known already. */
    public DeedList(Sentence label, String key, List<Deed> deeds) {
        this(label, key, () -> deeds);
    }

    /** What can be picked; the label of each is its name. */
    public List<Deed> deeds() {
        return later.get();
    }
}
