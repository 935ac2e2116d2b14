package mystics.editor.draft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.mod.yaml.Pointer;

/**
 * Joins two changes of a file's content, value by value. If both changes alter a value differently, the version in the editor stays.
 *
 * @param merged the content with both changes
 * @param clashes the values that both changes alter, by their places in the content
 */
record TreeMerge(Object merged, List<Clash> clashes) {
    private static final List<String> NAMES = List.of("id", "name", "entry", "room", "who");

    static TreeMerge of(String path, Object before, Object mine, Object theirs) {
        Joining joining = new Joining(path, new ArrayList<>());
        Way whole = new Way(Pointer.ROOT, List.of());
        Object merged = joining.value(whole, Optional.of(before), Optional.of(mine), Optional.of(theirs)).orElse(mine);
        return new TreeMerge(merged, List.copyOf(joining.clashes));
    }

    /** The name that identifies an element of a list: an id or a name, or its own text. */
    static String name(Object element) {
        return element instanceof Map<?, ?> map ? NAMES.stream().filter(map::containsKey).findFirst().map(key -> key + "=" + map.get(key))
                .orElse(map.toString()) : String.valueOf(element);
    }

    /** The way to a value: a pointer, and the names of the list elements along the way. */
    private record Way(Pointer at, List<String> names) {
        Way key(String key) {
            return new Way(at.in(key), Stream.concat(names.stream(), Stream.of("")).toList());
        }

        Way element(int index, String name) {
            return new Way(at.at(index), Stream.concat(names.stream(), Stream.of(name)).toList());
        }
    }

    private record Joining(String path, List<Clash> clashes) {
        /** The joined value; empty if it is removed. */
        Optional<Object> value(Way at, Optional<Object> before, Optional<Object> mine, Optional<Object> theirs) {
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
            clashes.add(new Clash(path, at.at(), at.names(), mine, theirs));
            return mine;
        }

        private Map<String, Object> map(Way at, Map<?, ?> before, Map<?, ?> mine, Map<?, ?> theirs) {
            Set<Object> keys = new LinkedHashSet<>(mine.keySet());
            keys.addAll(theirs.keySet());
            Map<String, Object> joined = new LinkedHashMap<>();
            for (Object key : keys) {
                value(at.key(key.toString()), got(before, key), got(mine, key), got(theirs, key))
                        .ifPresent(value -> joined.put(key.toString(), value));
            }
            return joined;
        }

        private static Optional<Object> got(Map<?, ?> map, Object key) {
            return Optional.ofNullable(map.get(key));
        }

        /** Joins lists whose elements have unique names. The result is empty for other lists. */
        private Optional<List<Object>> list(Way at, List<?> before, List<?> mine, List<?> theirs) {
            Optional<Map<String, Object>> old = named(before);
            Optional<Map<String, Object>> one = named(mine);
            Optional<Map<String, Object>> other = named(theirs);
            if (old.isEmpty() || one.isEmpty() || other.isEmpty()) return Optional.empty();
            List<Object> joined = new ArrayList<>();
            for (String name : order(one.get().keySet(), other.get().keySet())) {
                value(at.element(joined.size(), name), got(old.get(), name), got(one.get(), name), got(other.get(), name))
                        .ifPresent(joined::add);
            }
            return Optional.of(joined);
        }

        /**
         * The joined order. A new element of the other version keeps its place: it comes after the element that precedes it in the other
         * version.
         */
        private static List<String> order(Set<String> mine, Set<String> theirs) {
            List<String> order = new ArrayList<>(mine);
            int place = 0;
            for (String name : theirs) {
                if (order.contains(name)) place = order.indexOf(name) + 1;
                else order.add(place++, name);
            }
            return order;
        }

        /**
         * The elements of a list by their identifying names. The identifying name of a map is its id or its name; any other element
         * identifies itself. The result is empty if two elements have the same name.
         */
        private static Optional<Map<String, Object>> named(List<?> list) {
            Map<String, Object> named = new LinkedHashMap<>();
            for (Object element : list) {
                if (element == null || named.put(name(element), element) != null) return Optional.empty();
            }
            return Optional.of(named);
        }
    }
}
