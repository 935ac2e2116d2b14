package mystics.mod.script;

import groovy.lang.Closure;
import groovy.lang.IntRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.rules.LimitReached;
import mystics.rules.Meter;
import org.codehaus.groovy.runtime.DefaultGroovyMethods;

/**
 * Methods of collections whose cost grows with what they are given, paid for by the rule that calls them. Woven scripts call these
 * in place of the methods of the same name that the allow list marks as guarded: receiver first, the meter last.
 */
public final class Guarded {
    private Guarded() {}

    private static int size(Iterable<?> elements) {
        return elements instanceof Collection<?> collection ? collection.size() : DefaultGroovyMethods.size(elements);
    }

    /** Pays for going through some elements. */
    private static <E extends Iterable<?>> E paid(E elements, Meter meter) {
        meter.pay(size(elements));
        return elements;
    }

    /** Pays for elements that are to be made. */
    private static void room(int size, Meter meter) {
        if (size > Meter.LONGEST_LIST) throw new LimitReached("a collection of more than " + Meter.LONGEST_LIST + " elements");
        meter.pay(size);
    }

    private static void room(Iterable<?> one, Iterable<?> other, Meter meter) {
        room(Math.addExact(size(one), size(other)), meter);
    }

    private static void grows(Collection<?> elements, Meter meter) {
        if (elements.size() >= Meter.LONGEST_LIST) throw new LimitReached("a collection of more than " + Meter.LONGEST_LIST + " elements");
        meter.step();
    }

    /** A range that has just been made: it costs nothing, but nobody must try to write it out. */
    public static IntRange range(IntRange range, Meter meter) {
        if (range.size() > Meter.LONGEST_LIST) throw new LimitReached("a range of more than " + Meter.LONGEST_LIST + " numbers");
        meter.step();
        return range;
    }

    public static boolean add(Collection<Object> elements, Object element, Meter meter) {
        grows(elements, meter);
        return elements.add(element);
    }

    public static boolean addAll(Collection<Object> elements, Collection<?> more, Meter meter) {
        room(elements, more, meter);
        return elements.addAll(more);
    }

    public static boolean contains(Collection<?> elements, Object element, Meter meter) {
        return paid(elements, meter).contains(element);
    }

    public static boolean containsAll(Collection<?> elements, Collection<?> others, Meter meter) {
        meter.pay((int) Math.min(Meter.RUN + 1L, (long) elements.size() * others.size()));
        return elements.containsAll(others);
    }

    public static boolean remove(Collection<?> elements, Object element, Meter meter) {
        return paid(elements, meter).remove(element);
    }

    public static Object remove(List<?> elements, int index, Meter meter) {
        return paid(elements, meter).remove(index);
    }

    public static int indexOf(List<?> elements, Object element, Meter meter) {
        return paid(elements, meter).indexOf(element);
    }

    public static Object set(List<Object> elements, int index, Object element, Meter meter) {
        meter.step();
        return elements.set(index, element);
    }

    public static List<?> collectMany(Iterable<?> elements, Closure<? extends Collection<?>> parts, Meter meter) {
        List<Object> all = new ArrayList<>();
        for (Object element : elements) addAll(all, parts.call(element), meter);
        return all;
    }

    public static List<?> drop(List<?> elements, int number, Meter meter) {
        return DefaultGroovyMethods.drop(paid(elements, meter), number);
    }

    public static List<?> take(List<?> elements, int number, Meter meter) {
        return DefaultGroovyMethods.take(paid(elements, meter), number);
    }

    public static List<?> tail(List<?> elements, Meter meter) {
        return DefaultGroovyMethods.tail(paid(elements, meter));
    }

    public static List<?> intersect(List<Object> elements, Iterable<Object> others, Meter meter) {
        meter.pay((int) Math.min(Meter.RUN + 1L, (long) size(elements) * size(others)));
        return DefaultGroovyMethods.intersect(elements, others);
    }

    public static boolean isCase(Collection<?> elements, Object element, Meter meter) {
        return contains(elements, element, meter);
    }

    public static boolean isNotCase(Collection<?> elements, Object element, Meter meter) {
        return !contains(elements, element, meter);
    }

    public static Collection<Object> leftShift(Collection<Object> elements, Object element, Meter meter) {
        add(elements, element, meter);
        return elements;
    }

    public static List<Object> leftShift(List<Object> elements, Object element, Meter meter) {
        add(elements, element, meter);
        return elements;
    }

    public static Set<Object> leftShift(Set<Object> elements, Object element, Meter meter) {
        add(elements, element, meter);
        return elements;
    }

    public static Object max(Iterable<Object> elements, Meter meter) {
        return DefaultGroovyMethods.max(paid(elements, meter));
    }

    public static Object min(Iterable<Object> elements, Meter meter) {
        return DefaultGroovyMethods.min(paid(elements, meter));
    }

    public static List<?> minus(List<Object> elements, Object element, Meter meter) {
        return DefaultGroovyMethods.minus(paid(elements, meter), element);
    }

    public static List<?> minus(List<Object> elements, Collection<?> others, Meter meter) {
        meter.pay((int) Math.min(Meter.RUN + 1L, (long) elements.size() * others.size()));
        return DefaultGroovyMethods.minus(elements, others);
    }

    public static List<?> plus(List<Object> elements, Object element, Meter meter) {
        room(elements.size() + 1, meter);
        List<Object> all = new ArrayList<>(elements);
        all.add(element);
        return all;
    }

    public static List<?> plus(List<Object> elements, Collection<Object> more, Meter meter) {
        room(elements, more, meter);
        List<Object> all = new ArrayList<>(elements);
        all.addAll(more);
        return all;
    }

    public static List<?> reverse(List<?> elements, Meter meter) {
        return DefaultGroovyMethods.reverse(paid(elements, meter));
    }

    public static List<?> sort(Iterable<Object> elements, boolean mutate, Meter meter) {
        return DefaultGroovyMethods.sort(paid(elements, meter), mutate);
    }

    public static List<?> sort(Iterable<Object> elements, boolean mutate, Closure<?> order, Meter meter) {
        return DefaultGroovyMethods.sort(paid(elements, meter), mutate, order);
    }

    public static List<?> toSorted(Iterable<Object> elements, Meter meter) {
        return DefaultGroovyMethods.toSorted(paid(elements, meter));
    }

    public static List<?> toSorted(Iterable<Object> elements, Closure<?> order, Meter meter) {
        return DefaultGroovyMethods.toSorted(paid(elements, meter), order);
    }

    public static Object sum(Iterable<?> elements, Meter meter) {
        return DefaultGroovyMethods.sum(paid(elements, meter));
    }

    public static List<?> toList(Iterable<?> elements, Meter meter) {
        return DefaultGroovyMethods.toList(paid(elements, meter));
    }

    public static Set<?> toSet(Iterable<?> elements, Meter meter) {
        Set<Object> set = new LinkedHashSet<>();
        paid(elements, meter).forEach(set::add);
        return set;
    }

    public static Set<?> toSet(Collection<?> elements, Meter meter) {
        return toSet((Iterable<?>) elements, meter);
    }

    public static List<?> toUnique(List<?> elements, Meter meter) {
        meter.pay((int) Math.min(Meter.RUN + 1L, (long) elements.size() * elements.size()));
        return DefaultGroovyMethods.toUnique(elements);
    }

    public static List<?> withIndex(Iterable<?> elements, Meter meter) {
        return DefaultGroovyMethods.withIndex(paid(elements, meter));
    }

    public static void putAt(List<Object> elements, int index, Object element, Meter meter) {
        if (index >= elements.size()) room(index + 1, meter);
        DefaultGroovyMethods.putAt(elements, index, element);
    }

    public static Object putAt(Map<Object, Object> map, Object key, Object value, Meter meter) {
        put(map, key, value, meter);
        return value;
    }

    public static Object put(Map<Object, Object> map, Object key, Object value, Meter meter) {
        grows(map.keySet(), meter);
        return map.put(key(key), value);
    }

    public static Object getAt(Map<?, ?> map, Object key, Meter meter) {
        return get(map, key, meter);
    }

    public static Object get(Map<?, ?> map, Object key, Meter meter) {
        meter.step();
        return map.get(key(key));
    }

    public static Object getOrDefault(Map<Object, Object> map, Object key, Object otherwise, Meter meter) {
        meter.step();
        return map.getOrDefault(key(key), otherwise);
    }

    public static boolean containsKey(Map<?, ?> map, Object key, Meter meter) {
        meter.step();
        return map.containsKey(key(key));
    }

    public static Object remove(Map<?, ?> map, Object key, Meter meter) {
        meter.step();
        return map.remove(key(key));
    }

    public static Map<?, ?> plus(Map<Object, Object> map, Map<Object, Object> more, Meter meter) {
        room(map.size() + more.size(), meter);
        return DefaultGroovyMethods.plus(map, more);
    }

    /** Collections are no keys: to hash them costs what they hold, and for ever if they hold themselves. */
    private static Object key(Object key) {
        if (key instanceof Collection<?> || key instanceof Map<?, ?>) throw new IllegalArgumentException("a collection cannot be the key of a map");
        return key;
    }

    public static List<?> createList(Object[] elements, Meter meter) {
        room(elements.length, meter);
        return org.codehaus.groovy.runtime.ScriptBytecodeAdapter.createList(elements);
    }

    public static Map<?, ?> createMap(Object[] entries, Meter meter) {
        room(entries.length, meter);
        Map<Object, Object> map = new LinkedHashMap<>(Math.max(4, entries.length));
        for (int i = 0; i < entries.length; i += 2) map.put(key(entries[i]), entries[i + 1]);
        return map;
    }
}
