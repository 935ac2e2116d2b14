package mystics.editor.rename;

import java.util.Collection;
import java.util.List;

/**
 * The entries of all loaded mods and of the mod that is being edited.
 *
 * @param keys the keys of the entries, each as {@code folder/id}
 */
public record Taken(Collection<String> keys) {
    public Taken {
        keys = List.copyOf(keys);
    }

    /** The folders that contain an entry with this id. */
    List<String> folders(String id) {
        return keys.stream().filter(key -> key.endsWith("/" + id) && key.indexOf('/') == key.length() - id.length() - 1)
                .map(key -> key.substring(0, key.indexOf('/'))).sorted().distinct().toList();
    }
}
