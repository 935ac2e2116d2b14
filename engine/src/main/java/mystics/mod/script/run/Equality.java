package mystics.mod.script.run;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Meter;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import org.codehaus.groovy.runtime.typehandling.DefaultTypeTransformation;

/**
 * The meaning of {@code ==} in woven scripts. Numbers are compared by value, texts and collections by content, everything else by
 * {@code equals}. Each comparison costs steps.
 */
final class Equality {
    private Equality() {}

    /** Whether two values are equal; null equals only null. */
    static boolean same(Object one, Object other, Meter meter) {
        return same(one, other, 0, meter);
    }

    private static boolean same(Object one, Object other, int depth, Meter meter) {
        if (one == other) return true;
        if (one == null || other == null) return false;
        if (isPiece(one)) return one.equals(other);
        if (one instanceof CharSequence text) return other instanceof CharSequence more && sameText(text, more, meter);
        if (one instanceof Number) return other instanceof Number && DefaultTypeTransformation.compareEqual(one, other);
        if (one instanceof Collection || one instanceof Map || one instanceof Map.Entry) return sameParts(one, other, depth + 1, meter);
        return one.equals(other);
    }

    /** Whether a value is a piece of the game, as most of the values compared are. The {@code equals} of a piece compares only numbers. */
    private static boolean isPiece(Object value) {
        return value instanceof Figure || value instanceof Space || value instanceof CardInPlay || value instanceof RoomInPlay;
    }

    private static boolean sameText(CharSequence one, CharSequence other, Meter meter) {
        if (one.length() != other.length()) return false;
        meter.pay(one.length() / Weight.LETTERS);
        return one.toString().equals(other.toString());
    }

    private static boolean sameParts(Object one, Object other, int depth, Meter meter) {
        Weight.within(depth);
        if (one instanceof List<?> list) {
            return other instanceof List<?> more && list.size() == more.size()
                    && sameElements(list.iterator(), more.iterator(), depth, meter);
        }
        if (one instanceof Set<?> set) return other instanceof Set<?> more && set.size() == more.size() && sameSets(set, more, meter);
        if (one instanceof Map<?, ?> map) {
            return other instanceof Map<?, ?> more && map.size() == more.size() && sameMaps(map, more, depth, meter);
        }
        if (one instanceof Map.Entry<?, ?> entry) {
            return other instanceof Map.Entry<?, ?> more && same(entry.getKey(), more.getKey(), depth, meter)
                    && same(entry.getValue(), more.getValue(), depth, meter);
        }
        return false;
    }

    private static boolean sameElements(Iterator<?> one, Iterator<?> other, int depth, Meter meter) {
        while (one.hasNext()) {
            meter.step();
            if (!same(one.next(), other.next(), depth, meter)) return false;
        }
        return true;
    }

    private static boolean sameSets(Set<?> one, Set<?> other, Meter meter) {
        for (Object element : one) {
            Weight.pay(element, meter);
            if (!other.contains(element)) return false;
        }
        return true;
    }

    private static boolean sameMaps(Map<?, ?> one, Map<?, ?> other, int depth, Meter meter) {
        for (Map.Entry<?, ?> entry : one.entrySet()) {
            Weight.pay(entry.getKey(), meter);
            if (!other.containsKey(entry.getKey()) || !same(entry.getValue(), other.get(entry.getKey()), depth, meter)) return false;
        }
        return true;
    }
}
