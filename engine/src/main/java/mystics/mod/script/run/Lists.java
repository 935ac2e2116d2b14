package mystics.mod.script.run;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Loops over lists in woven scripts, with the same meaning as in Groovy. A closure accepts an element if its result is true by Groovy's
 * rules.
 */
public final class Lists {
    private Lists() {}

    /** A new list of the elements that a closure accepts, in order. */
    public static <T> List<T> findAll(List<T> all, Closure<?> wanted) {
        List<T> found = new ArrayList<>();
        for (T each : all) {
            if (agrees(wanted, each)) found.add(each);
        }
        return found;
    }

    /** The first element that a closure accepts, or null. */
    public static <T> T find(Collection<T> all, Closure<?> wanted) {
        for (T each : all) {
            if (agrees(wanted, each)) return each;
        }
        return null;
    }

    /** Whether a closure accepts at least one element. */
    public static boolean any(Iterable<?> all, Closure<?> wanted) {
        for (Object each : all) {
            if (agrees(wanted, each)) return true;
        }
        return false;
    }

    /** Whether a closure accepts all elements. */
    public static boolean every(Iterable<?> all, Closure<?> wanted) {
        for (Object each : all) {
            if (!agrees(wanted, each)) return false;
        }
        return true;
    }

    /** Calls a closure with each element, and returns the original list. */
    public static <T> List<T> each(List<T> all, Closure<?> deed) {
        for (T each : all) deed.call(each);
        return all;
    }

    /** A new list with the result of a closure for each element. */
    public static <T> List<T> collect(Iterable<?> all, Closure<T> making) {
        List<T> made = new ArrayList<>();
        for (Object each : all) made.add(making.call(each));
        return made;
    }

    private static boolean agrees(Closure<?> wanted, Object each) {
        return Casts.toTruth(wanted.call(each));
    }
}
