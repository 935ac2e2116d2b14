package mystics.kit.publish;

import java.util.List;

/**
 * A change of a file.
 *
 * @param values the changed values of a file of facts; empty for other files
 */
public record FileChange(String path, Sort sort, List<ValueChange> values) {
    public FileChange {
        values = List.copyOf(values);
    }

    /** The kinds of changes. */
    public enum Sort {
        ADDED, REMOVED, CHANGED
    }

    /**
     * A changed value.
     *
     * @param pointer the path of the value
     * @param before the earlier text of the value; empty if there was none
     * @param after the new text of the value; empty if there is none
     */
    public record ValueChange(String pointer, String before, String after) {
        /** Whether the change affects only texts for people, and not the game itself. */
        public boolean isText() {
            return ModChanges.TEXTS.contains(pointer.substring(pointer.lastIndexOf('/') + 1));
        }
    }
}
