package mystics.editor.deed;

import java.util.List;
import mystics.choice.Sentence;

/**
 * A line of the outline beside the map, or a chip on the map.
 *
 * @param id the pointer of its value, or a word for a heading
 * @param depth its indentation
 * @param words its words, also for screen readers
 * @param deeds its deeds
 * @param lists lists of deeds from which one is picked
 */
public record OutlineItem(String id, int depth, Sentence words, List<Deed> deeds, List<DeedList> lists) {
    public OutlineItem {
        deeds = List.copyOf(deeds);
        lists = List.copyOf(lists);
    }
}
