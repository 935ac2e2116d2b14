package mystics.editor.deed;

import java.util.List;
import mystics.choice.Sentence;

/**
 * Deeds of which one is picked by a name, such as the minion that is to be added.
 *
 * @param label what is done
 * @param key the key that opens the list
 * @param deeds what can be picked; the label of each is its name
 */
public record DeedList(Sentence label, String key, List<Deed> deeds) {
    public DeedList {
        deeds = List.copyOf(deeds);
    }
}
