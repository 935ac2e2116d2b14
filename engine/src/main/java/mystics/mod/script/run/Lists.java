package mystics.mod.script.run;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Going through lists in woven scripts, as Groovy does it: whether a closure agrees is Groovy's truth of what it gives. */
public final class Lists {
    private Lists() {}

    /** A new list of those a closure agrees to, in their order. */
    public static <T> List<T> findAll(List<T> all, Closure<?> wanted) {
        List<T> found = new ArrayList<>();
        for (T each : all) {
            if (agrees(wanted, each)) found.add(each);
        }
        return found;
    }

    /** The first a closure agrees to, or nothing. */
    public static <T> T find(Collection<T> all, Closure<?> wanted) {
        for (T each : all) {
            if (agrees(wanted, each)) return each;
        }
        return null;
    }

    /** Whether a closure agrees to at least one. */
    public static boolean any(Iterable<?> all, Closure<?> wanted) {
        for (Object each : all) {
            if (agrees(wanted, each)) return true;
        }
        return false;
    }

    /** Whether a closure agrees to all. */
    public static boolean every(Iterable<?> all, Closure<?> wanted) {
        for (Object each : all) {
            if (!agrees(wanted, each)) return false;
        }
        return true;
    }

    /** Does something with each; the list itself. */
    public static <T> List<T> each(List<T> all, Closure<?> deed) {
        for (T each : all) deed.call(each);
        return all;
    }

    /** A new list of what a closure makes of each. */
    public static <T> List<T> collect(Iterable<?> all, Closure<T> making) {
        List<T> made = new ArrayList<>();
        for (Object each : all) made.add(making.call(each));
        return made;
    }

    private static boolean agrees(Closure<?> wanted, Object each) {
        return Casts.toTruth(wanted.call(each));
    }
}
