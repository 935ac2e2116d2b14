package mystics.mod.script.run;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import mystics.rules.Meter;
import org.codehaus.groovy.runtime.typehandling.DefaultTypeTransformation;

/**
 * The order of values in woven scripts: numbers by value, texts character by character, false before true, null first. Other values have no
 * order, because their order would depend on memory addresses. Each comparison costs steps.
 */
final class ValueOrder implements Comparator<Object> {
    private final Meter meter;

    ValueOrder(Meter meter) {
        this.meter = meter;
    }

    @Override
    public int compare(Object one, Object other) {
        meter.step();
        if (one == null || other == null) return Boolean.compare(one != null, other != null);
        if (one instanceof Number && other instanceof Number) return DefaultTypeTransformation.compareTo(one, other);
        if (one instanceof CharSequence text && other instanceof CharSequence more) {
            meter.pay(Math.min(text.length(), more.length()) / Weight.LETTERS);
            return text.toString().compareTo(more.toString());
        }
        if (one instanceof Boolean truth && other instanceof Boolean more) return Boolean.compare(truth, more);
        throw new IllegalArgumentException("only numbers and texts have an order, and only among themselves");
    }

    /** The order that a closure gives: by its result for each element or, if the closure takes two elements, by the sign of its result. */
    Comparator<Object> by(Closure<?> closure) {
        if (closure.getMaximumNumberOfParameters() == 2) {
            return (one, other) -> {
                meter.step();
                return Casts.toInt(closure.call(one, other));
            };
        }
        return (one, other) -> compare(closure.call(one), closure.call(other));
    }

    /** The elements sorted by an order, as a new list. */
    static List<Object> sorted(Collection<?> elements, Comparator<Object> order) {
        List<Object> all = new ArrayList<>(elements);
        all.sort(order);
        return all;
    }

    /** The first of the greatest elements, or null if there are none. */
    Object greatest(Iterable<?> elements) {
        return first(elements, this);
    }

    /** The first of the least elements, or null if there are none. */
    Object least(Iterable<?> elements) {
        return first(elements, reversed());
    }

    /** The first of the greatest elements in the order that a closure gives. */
    Object greatest(Iterable<?> elements, Closure<?> closure) {
        return closure.getMaximumNumberOfParameters() == 2 ? first(elements, by(closure)) : first(elements, closure, this);
    }

    /** The first of the least elements in the order that a closure gives. */
    Object least(Iterable<?> elements, Closure<?> closure) {
        return closure.getMaximumNumberOfParameters() == 2 ? first(elements, by(closure).reversed()) : first(elements, closure, reversed());
    }

    private static Object first(Iterable<?> elements, Comparator<Object> order) {
        Object best = null;
        boolean none = true;
        for (Object element : elements) {
            if (none || order.compare(element, best) > 0) best = element;
            none = false;
        }
        return best;
    }

    /** The element whose closure result is the greatest in an order; the first of equals. The closure is called once for each element. */
    private static Object first(Iterable<?> elements, Closure<?> closure, Comparator<Object> order) {
        Object best = null;
        Object most = null;
        boolean none = true;
        for (Object element : elements) {
            Object value = closure.call(element);
            if (none || order.compare(value, most) > 0) {
                best = element;
                most = value;
            }
            none = false;
        }
        return best;
    }
}
