package mystics.editor.deed;

import java.util.List;
import mystics.choice.Sentence;

/**
 * A line of the outline beside the map, or a chip on the map.
 *
 * @param id the pointer of the line's value, or a word that identifies a heading
 * @param depth the indentation of the line
 * @param words the words of the line, also for screen readers
 * @param deeds the deeds of the line
 * @param lists lists from which the user picks a deed
 */
public record OutlineItem(String id, int depth, Sentence words, List<Deed> deeds, List<DeedList> lists) {
    public OutlineItem {
        deeds = List.copyOf(deeds);
        lists = List.copyOf(lists);
    }
}
