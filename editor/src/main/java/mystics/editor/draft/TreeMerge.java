package mystics.editor.draft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import mystics.mod.yaml.Pointer;

/**
 * Joins two changes of the content of a file, value by value. Where both changed a value differently, the one here stays.
 *
 * @param merged the content with both changes; {@code clashes} the values that both changed, by their places in it
 */
record TreeMerge(Object merged, List<Clash> clashes) {
    private static final List<String> NAMES = List.of("id", "name", "entry", "room", "who");

    static TreeMerge of(String path, Object before, Object mine, Object theirs) {
        Joining joining = new Joining(path, new ArrayList<>());
        Object merged = joining.value(Pointer.ROOT, Optional.of(before), Optional.of(mine), Optional.of(theirs)).orElse(mine);
        return new TreeMerge(merged, List.copyOf(joining.clashes));
    }

    private record Joining(String path, List<Clash> clashes) {
        /** The joined value; empty if it is taken away. */
        Optional<Object> value(Pointer at, Optional<Object> before, Optional<Object> mine, Optional<Object> theirs) {
            if (mine.equals(theirs) || before.equals(theirs)) return mine;
            if (before.equals(mine)) return theirs;
            Object old = before.orElse(Map.of());
            if (mine.isPresent() && theirs.isPresent()) {
                if (mine.get() instanceof Map<?, ?> one && theirs.get() instanceof Map<?, ?> other) {
                    return Optional.of(map(at, old instanceof Map<?, ?> map ? map : Map.of(), one, other));
                }
                if (mine.get() instanceof List<?> one && theirs.get() instanceof List<?> other) {
                    Optional<List<Object>> joined = list(at, old instanceof List<?> list ? list : List.of(), one, other);
                    if (joined.isPresent()) return Optional.of(joined.get());
                }
            }
            clashes.add(new Clash(path, at, mine, theirs));
            return mine;
        }

        private Map<String, Object> map(Pointer at, Map<?, ?> before, Map<?, ?> mine, Map<?, ?> theirs) {
            Set<Object> keys = new LinkedHashSet<>(mine.keySet());
            keys.addAll(theirs.keySet());
            Map<String, Object> joined = new LinkedHashMap<>();
            for (Object key : keys) {
                value(at.in(key.toString()), got(before, key), got(mine, key), got(theirs, key))
                        .ifPresent(value -> joined.put(key.toString(), value));
            }
            return joined;
        }

        private static Optional<Object> got(Map<?, ?> map, Object key) {
            return Optional.ofNullable(map.get(key));
        }

        /** Lists whose elements have names of their own; empty for others. */
        private Optional<List<Object>> list(Pointer at, List<?> before, List<?> mine, List<?> theirs) {
            Optional<Map<Object, Object>> old = named(before);
            Optional<Map<Object, Object>> one = named(mine);
            Optional<Map<Object, Object>> other = named(theirs);
            if (old.isEmpty() || one.isEmpty() || other.isEmpty()) return Optional.empty();
            List<Object> joined = new ArrayList<>();
            for (Object name : order(old.get().keySet(), one.get().keySet(), other.get().keySet())) {
                value(at.at(joined.size()), got(old.get(), name), got(one.get(), name), got(other.get(), name)).ifPresent(joined::add);
            }
            return Optional.of(joined);
        }

        /** The order here; what is new elsewhere follows on what it follows there. */
        private static List<Object> order(Set<Object> before, Set<Object> mine, Set<Object> theirs) {
            List<Object> order = new ArrayList<>(mine);
            int place = 0;
            for (Object name : theirs) {
                if (order.contains(name)) place = order.indexOf(name) + 1;
                else order.add(place++, name);
            }
            return order;
        }

        /** The elements by what tells them apart: an id or a name, or the element itself if it is no map; empty if two are alike. */
        private static Optional<Map<Object, Object>> named(List<?> list) {
            Map<Object, Object> named = new LinkedHashMap<>();
            for (Object element : list) {
                Object name = element instanceof Map<?, ?> map ? name(map).orElse(element) : element;
                if (element == null || named.put(name, element) != null) return Optional.empty();
            }
            return Optional.of(named);
        }

        private static Optional<Object> name(Map<?, ?> map) {
            return NAMES.stream().filter(map::containsKey).findFirst().map(key -> key + "=" + map.get(key));
        }
    }
}
