package mystics.mod.script.run;

import groovy.lang.Closure;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import mystics.rules.Meter;
import org.codehaus.groovy.runtime.typehandling.NumberMath;

/** Like {@link Guarded}, for methods that order, compare and sum. */
public final class GuardedOrder {
    private GuardedOrder() {}

    public static Object max(Iterable<Object> elements, Meter meter) {
        return new ValueOrder(meter).greatest(elements);
    }

    public static Object max(Iterable<Object> elements, Closure<?> order, Meter meter) {
        return new ValueOrder(meter).greatest(elements, order);
    }

    public static Object min(Iterable<Object> elements, Meter meter) {
        return new ValueOrder(meter).least(elements);
    }

    public static Object min(Iterable<Object> elements, Closure<?> order, Meter meter) {
        return new ValueOrder(meter).least(elements, order);
    }

    /** The elements in order, as a new list. The list itself is never sorted in place, because others may share it. */
    private static List<?> sorted(Iterable<?> elements, Comparator<Object> order, Meter meter) {
        return ValueOrder.sorted((Collection<?>) Guarded.paid(elements, meter), order);
    }

    @SuppressWarnings("unchecked")
    private static List<?> sorted(Iterable<?> elements, boolean mutate, Comparator<Object> order, Meter meter) {
        List<?> sorted = sorted(elements, order, meter);
        if (!mutate || !(elements instanceof List<?>)) return sorted;
        List<Object> same = (List<Object>) elements;
        for (int i = 0; i < same.size(); i++) same.set(i, sorted.get(i));
        return same;
    }

    public static List<?> sort(Iterable<Object> elements, boolean mutate, Meter meter) {
        return sorted(elements, mutate, new ValueOrder(meter), meter);
    }

    public static List<?> sort(Iterable<Object> elements, boolean mutate, Closure<?> order, Meter meter) {
        return sorted(elements, mutate, new ValueOrder(meter).by(order), meter);
    }

    public static List<?> toSorted(Iterable<Object> elements, Meter meter) {
        return sorted(elements, new ValueOrder(meter), meter);
    }

    public static List<?> toSorted(Iterable<Object> elements, Closure<?> order, Meter meter) {
        return sorted(elements, new ValueOrder(meter).by(order), meter);
    }

    public static Object sum(Iterable<?> elements, Meter meter) {
        Object sum = null;
        for (Object element : elements) sum = summed(sum, element, meter);
        return sum;
    }

    public static Object sum(Iterable<?> elements, Closure<?> part, Meter meter) {
        Object sum = null;
        for (Object element : elements) sum = summed(sum, part.call(element), meter);
        return sum;
    }

    @SuppressWarnings("unchecked")
    private static Object summed(Object sum, Object more, Meter meter) {
        meter.step();
        if (sum == null) return more;
        if (sum instanceof Number number && more instanceof Number other) return NumberMath.add(number, other);
        if (sum instanceof CharSequence text) return GuardedValues.plus(text, more, meter);
        if (sum instanceof List<?> list && more instanceof Collection<?> others) {
            return Guarded.plus((List<Object>) list, (Collection<Object>) others, meter);
        }
        throw new IllegalArgumentException("only numbers, texts and lists have a sum, and only among themselves");
    }

    public static boolean compareEqual(Object one, Object other, Meter meter) {
        return Equality.same(one, other, meter);
    }

    public static boolean compareNotEqual(Object one, Object other, Meter meter) {
        return !Equality.same(one, other, meter);
    }

    public static Integer compareTo(Object one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other);
    }

    public static boolean compareLessThan(Object one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other) < 0;
    }

    public static boolean compareLessThanEqual(Object one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other) <= 0;
    }

    public static boolean compareGreaterThan(Object one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other) > 0;
    }

    public static boolean compareGreaterThanEqual(Object one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other) >= 0;
    }

    /** The test of a switch: whether a value is equal to the case, or is an element of the case. */
    public static boolean isCase(Object value, Object asked, Meter meter) {
        return asked instanceof Collection<?> several ? Guarded.contains(several, value, meter) : Equality.same(asked, value, meter);
    }
}
