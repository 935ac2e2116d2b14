package mystics.mod.script.run;

import groovy.lang.Closure;
import groovy.lang.IntRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.rules.LimitReached;
import mystics.rules.Meter;
import org.codehaus.groovy.runtime.DefaultGroovyMethods;

/**
 * The methods of lists and sets whose cost grows with their arguments. The calling rule pays steps for each of these methods. Woven scripts
 * call these methods in place of those that the allow list marks as guarded. Each method has the name of the method that it replaces. The
 * receiver is the first argument, and the meter is the last.
 */
public final class Guarded {
    /** The additional cost of emptying a collection, whose hash table may be larger than its content. */
    private static final int EMPTYING = 100;

    private Guarded() {}

    static int size(Iterable<?> elements) {
        return elements instanceof Collection<?> collection ? collection.size() : DefaultGroovyMethods.size(elements);
    }

    /** Counts the steps of reading a number of elements. */
    static <E extends Iterable<?>> E paid(E elements, Meter meter) {
        meter.pay(size(elements));
        return elements;
    }

    /** Counts the steps of creating elements, before they are created. */
    static void room(int size, Meter meter) {
        if (size > Meter.LONGEST_LIST) throw tooLong();
        meter.pay(size);
    }

    private static LimitReached tooLong() {
        return new LimitReached("a collection of more than " + Meter.LONGEST_LIST + " elements");
    }

    private static void room(Iterable<?> one, Iterable<?> other, Meter meter) {
        room(Math.addExact(size(one), size(other)), meter);
    }

    static void grows(Collection<?> elements, Meter meter) {
        if (elements.size() >= Meter.LONGEST_LIST) throw tooLong();
        meter.step();
    }

    /** Checks and pays for a new range. A range takes no memory itself, but its elements may be written out later. */
    public static IntRange range(IntRange range, Meter meter) {
        if (range.size() > Meter.LONGEST_LIST) throw new LimitReached("a range of more than " + Meter.LONGEST_LIST + " numbers");
        meter.step();
        return range;
    }

    public static boolean add(Collection<Object> elements, Object element, Meter meter) {
        grows(elements, meter);
        if (elements instanceof Set<?>) searched(elements, element, meter);
        return elements.add(element);
    }

    public static boolean addAll(Collection<Object> elements, Collection<?> more, Meter meter) {
        room(elements, more, meter);
        if (!(elements instanceof Set<?>)) return elements.addAll(more);
        boolean changed = false;
        for (Object element : more) changed |= add(elements, element, meter);
        return changed;
    }

    public static void clear(Collection<?> elements, Meter meter) {
        paid(elements, meter);
        meter.pay(EMPTYING);
        elements.clear();
    }

    /**
     * Counts the steps of a search. A set finds an element by its hash. In any other collection, the element is compared with each of the
     * others. For an element that is itself a collection, a set costs as much as a list, because a rule can make different collections with
     * the same hash.
     */
    private static <E extends Collection<?>> E searched(E elements, Object element, Meter meter) {
        Weight.payEach(elements instanceof Set<?> && !holdsOthers(element) ? 1 : elements.size(), element, meter);
        return elements;
    }

    private static boolean holdsOthers(Object element) {
        return element instanceof Iterable<?> || element instanceof Map<?, ?> || element instanceof Map.Entry<?, ?>;
    }

    public static boolean contains(Collection<?> elements, Object element, Meter meter) {
        return searched(elements, element, meter).contains(element);
    }

    public static boolean containsAll(Collection<?> elements, Collection<?> others, Meter meter) {
        Weight.payEach(elements.size(), others, meter);
        return elements.containsAll(others);
    }

    public static boolean remove(Collection<?> elements, Object element, Meter meter) {
        return searched(elements, element, meter).remove(element);
    }

    public static Object remove(List<?> elements, int index, Meter meter) {
        return paid(elements, meter).remove(index);
    }

    public static int indexOf(List<?> elements, Object element, Meter meter) {
        return searched(elements, element, meter).indexOf(element);
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

    public static Set<?> findAll(Set<?> elements, Closure<?> wanted, Meter meter) {
        Set<Object> found = new LinkedHashSet<>();
        for (Object element : elements) {
            if (Casts.toTruth(wanted.call(element))) add(found, element, meter);
        }
        return found;
    }

    public static Collection<?> findAll(Collection<?> elements, Closure<?> wanted, Meter meter) {
        return elements instanceof Set<?> set ? findAll(set, wanted, meter) : Lists.findAll(new ArrayList<>(paid(elements, meter)), wanted);
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

    private static boolean holds(Iterable<?> elements, Object element, Meter meter) {
        for (Object each : elements) {
            meter.step();
            if (Equality.same(each, element, meter)) return true;
        }
        return false;
    }

    public static List<?> intersect(List<Object> elements, Iterable<Object> others, Meter meter) {
        List<Object> both = new ArrayList<>();
        for (Object other : others) {
            if (holds(elements, other, meter) && !holds(both, other, meter)) both.add(other);
        }
        return both;
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

    public static List<?> minus(List<Object> elements, Object element, Meter meter) {
        return minus(elements, element instanceof Collection<?> others ? others : java.util.Collections.singletonList(element), meter);
    }

    public static List<?> minus(List<Object> elements, Collection<?> others, Meter meter) {
        List<Object> left = new ArrayList<>();
        for (Object element : elements) {
            meter.step();
            if (!holds(others, element, meter)) left.add(element);
        }
        return left;
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

    public static List<?> toList(Iterable<?> elements, Meter meter) {
        return DefaultGroovyMethods.toList(paid(elements, meter));
    }

    public static Set<?> toSet(Iterable<?> elements, Meter meter) {
        Set<Object> set = new LinkedHashSet<>();
        for (Object element : elements) add(set, element, meter);
        return set;
    }

    public static Set<?> toSet(Collection<?> elements, Meter meter) {
        return toSet((Iterable<?>) elements, meter);
    }

    public static List<?> toUnique(List<?> elements, Meter meter) {
        List<Object> unique = new ArrayList<>();
        for (Object element : elements) {
            meter.step();
            if (!holds(unique, element, meter)) unique.add(element);
        }
        return unique;
    }

    public static List<?> withIndex(Iterable<?> elements, Meter meter) {
        paid(elements, meter);
        return DefaultGroovyMethods.withIndex(paid(elements, meter));
    }

    public static void putAt(List<Object> elements, int index, Object element, Meter meter) {
        if (index >= elements.size()) room(Math.addExact(index, 1), meter);
        meter.step();
        DefaultGroovyMethods.putAt(elements, index, element);
    }

    public static List<?> createList(Object[] elements, Meter meter) {
        room(elements.length, meter);
        return org.codehaus.groovy.runtime.ScriptBytecodeAdapter.createList(elements);
    }
}
