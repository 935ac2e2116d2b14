package mystics.editor.deed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/** Changes to lists that may be missing from the file. */
public final class ListChanges {
    private ListChanges() {
    }

    /** Adds a value to the end of a list of a known size. A list without elements may be missing from the file. */
    public static Change added(Pointer list, int size, Object value) {
        return size == 0 ? new Change.Assign(list, List.of(value)) : new Change.Insert(list, size, value);
    }

    /** Replaces a list with another list. An empty list is left out of the file. */
    public static List<Change> replaced(Pointer list, List<String> before, List<String> after) {
        if (before.equals(after)) return List.of();
        return List.of(after.isEmpty() ? new Change.Remove(list) : new Change.Assign(list, List.copyOf(after)));
    }

    /** A map with its keys in the given order: key, value, key, value. */
    public static Map<String, Object> map(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
