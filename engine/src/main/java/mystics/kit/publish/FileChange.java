package mystics.kit.publish;

import java.util.List;

/**
 * What has become of a file.
 *
 * @param values which values of a file of facts have changed; empty for other files
 */
public record FileChange(String path, Sort sort, List<ValueChange> values) {
    public FileChange {
        values = List.copyOf(values);
    }

    /** What has become of it. */
    public enum Sort {
        ADDED, REMOVED, CHANGED
    }

    /**
     * A value that has changed.
     *
     * @param pointer the way to it; {@code before} and {@code after} in words, empty if there is none
     */
    public record ValueChange(String pointer, String before, String after) {
        /** Whether only what people read has changed, not what the game does. */
        public boolean isText() {
            return ModChanges.TEXTS.contains(pointer.substring(pointer.lastIndexOf('/') + 1));
        }
    }
}
