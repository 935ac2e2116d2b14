package mystics.editor.deed;

import java.util.List;
import java.util.function.Supplier;
import mystics.choice.Sentence;

/**
 * A list from which the user picks a deed by name, such as the minion to add.
 *
 * @param label the words for everything that the list offers, such as Lay a tile
 * @param about a short explanation of the label, for the menu; empty if the label says enough
 * @param key the key that opens the list
 * @param later makes the deeds when the list is opened, because a long story has many lists
 */
public record DeedList(Sentence label, Sentence about, String key, Supplier<List<Deed>> later) {
    /** A list whose label needs no explanation. */
    public DeedList(Sentence label, String key, Supplier<List<Deed>> later) {
        this(label, Sentence.EMPTY, key, later);
    }

    /** A list of known deeds. */
    public DeedList(Sentence label, String key, List<Deed> deeds) {
        this(label, Sentence.EMPTY, key, () -> deeds);
    }

    /** The same list, with an explanation of its label. */
    public DeedList meaning(Sentence words) {
        return new DeedList(label, words, key, later);
    }

    /** The deeds to pick from. The label of each deed is its name in the list. */
    public List<Deed> deeds() {
        return later.get();
    }
}
