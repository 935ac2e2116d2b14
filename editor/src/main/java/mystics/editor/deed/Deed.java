package mystics.editor.deed;

import java.util.List;
import mystics.choice.Sentence;
import mystics.mod.write.Change;

/**
 * A deed that can be done to a chapter.
 *
 * @param label the name of the deed in menus and in the history
 * @param key the keystroke for the deed in the outline and on the map; empty for none
 * @param changes the changes of the chapter's file
 */
public record Deed(Sentence label, String key, List<Change> changes) {
    public Deed {
        changes = List.copyOf(changes);
    }

    /** A deed with a single change. */
    public static Deed of(Sentence label, String key, Change change) {
        return new Deed(label, key, List.of(change));
    }
}
