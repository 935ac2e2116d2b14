package mystics.editor.deed;

import java.util.List;
import mystics.choice.Sentence;

/**
 * A line of the outline beside the map, and of the chips on it.
 *
 * @param id what it is about: the pointer of its value, or a word for a heading
 * @param depth how far it is indented
 * @param words what is read aloud
 * @param deeds what can be done with it; {@code lists} deeds of which one is picked first
 */
public record OutlineItem(String id, int depth, Sentence words, List<Deed> deeds, List<DeedList> lists) {
    public OutlineItem {
        deeds = List.copyOf(deeds);
        lists = List.copyOf(lists);
    }
}
