package mystics.mod.script.run;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.rules.Meter;

/** Like {@link Guarded}, for maps and for methods that make maps. Maps keep the order in which their keys were added. */
public final class GuardedMaps {
    /** The steps that an entry costs for its memory, in addition to one basic step. */
    private static final int ENTRY = 3;

    private GuardedMaps() {}

    public static Object putAt(Map<Object, Object> map, Object key, Object value, Meter meter) {
        put(map, key, value, meter);
        return value;
    }

    public static Object put(Map<Object, Object> map, Object key, Object value, Meter meter) {
        Guarded.grows(map.keySet(), meter);
        meter.pay(ENTRY);
        return map.put(key(key, meter), value);
    }

    public static Object getAt(Map<?, ?> map, Object key, Meter meter) {
        return get(map, key, meter);
    }

    public static Object get(Map<?, ?> map, Object key, Meter meter) {
        return map.get(key(key, meter));
    }

    public static Object getOrDefault(Map<Object, Object> map, Object key, Object otherwise, Meter meter) {
        return map.getOrDefault(key(key, meter), otherwise);
    }

    public static boolean containsKey(Map<?, ?> map, Object key, Meter meter) {
        return map.containsKey(key(key, meter));
    }

    public static Object remove(Map<?, ?> map, Object key, Meter meter) {
        return map.remove(key(key, meter));
    }

    public static Map<?, ?> plus(Map<Object, Object> map, Map<Object, Object> more, Meter meter) {
        Map<Object, Object> all = new LinkedHashMap<>();
        putAll(all, map, meter);
        putAll(all, more, meter);
        return all;
    }

    private static void putAll(Map<Object, Object> all, Map<?, ?> more, Meter meter) {
        more.forEach((key, value) -> put(all, key, value, meter));
    }

    /**
     * Refuses collections as keys. The cost of hashing a collection grows with its whole content, and hashing never ends if the collection
     * contains itself.
     */
    private static Object key(Object key, Meter meter) {
        if (key instanceof Collection<?> || key instanceof Map<?, ?> || key instanceof Map.Entry<?, ?>) {
            throw new IllegalArgumentException("a collection cannot be the key of a map");
        }
        meter.pay(key instanceof CharSequence text ? Weight.ofText(text.length()) : 1);
        return key;
    }

    public static Map<?, ?> createMap(Object[] entries, Meter meter) {
        Guarded.room(entries.length, meter);
        Map<Object, Object> map = new LinkedHashMap<>(Math.max(4, entries.length));
        for (int i = 0; i < entries.length; i += 2) map.put(key(entries[i], meter), entries[i + 1]);
        return map;
    }

    public static Map<?, ?> groupBy(Iterable<?> elements, Closure<?> kind, Meter meter) {
        Map<Object, Object> groups = new LinkedHashMap<>();
        for (Object element : elements) {
            Object key = key(kind.call(element), meter);
            meter.pay(ENTRY);
            members(groups.computeIfAbsent(key, none -> new ArrayList<>())).add(element);
        }
        return groups;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> members(Object group) {
        return (List<Object>) group;
    }

    public static Map<?, ?> countBy(Iterable<?> elements, Closure<?> kind, Meter meter) {
        Map<Object, Object> counts = new LinkedHashMap<>();
        for (Object element : elements) {
            Object key = key(kind.call(element), meter);
            meter.pay(ENTRY);
            counts.merge(key, 1, (one, more) -> (Integer) one + 1);
        }
        return counts;
    }

    /** A map of the entries that a closure returns: lists of a key and a value, entries, or maps. */
    public static Map<?, ?> collectEntries(Iterable<?> elements, Closure<?> entry, Meter meter) {
        Map<Object, Object> all = new LinkedHashMap<>();
        for (Object element : elements) {
            Object made = entry.call(element);
            if (made instanceof Map<?, ?> more) putAll(all, more, meter);
            else if (made instanceof Map.Entry<?, ?> one) put(all, one.getKey(), one.getValue(), meter);
            else if (made instanceof List<?> pair && pair.size() == 2) put(all, pair.get(0), pair.get(1), meter);
            else throw new IllegalArgumentException("collectEntries makes entries of lists of two, [key, value]");
        }
        return all;
    }

    public static Map<?, ?> findAll(Map<?, ?> map, Closure<?> wanted, Meter meter) {
        Map<Object, Object> found = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Object kept = wanted.getMaximumNumberOfParameters() == 2 ? wanted.call(entry.getKey(), entry.getValue()) : wanted.call(entry);
            if (Casts.toTruth(kept)) put(found, entry.getKey(), entry.getValue(), meter);
        }
        return found;
    }
}
