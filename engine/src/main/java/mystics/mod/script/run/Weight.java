package mystics.mod.script.run;

import groovy.lang.Range;
import java.util.Collection;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.rules.LimitReached;
import mystics.rules.Meter;

/**
 * The cost of reading a whole value, as is done for hashing and comparing: one step for each element and for each 16 characters of a text.
 * A part that occurs several times is charged each time. The depth of nesting is counted, so that the limit does not depend on the stack.
 */
final class Weight {
    /** The deepest nesting of collections that a rule may compare, hash or write out. */
    static final int DEEPEST = 20;
    /** The number of characters read in one step. */
    static final int LETTERS = 16;

    private Weight() {}

    /** Counts the steps of reading a value once, and returns their number. */
    static int pay(Object value, Meter meter) {
        int before = meter.spent();
        walk(value, 0, meter);
        return meter.spent() - before;
    }

    /** Counts the steps of comparing a value with a number of elements. */
    static void payEach(int times, Object value, Meter meter) {
        long once = pay(value, meter);
        if (times > 1) meter.pay(once * (times - 1));
    }

    /** The number of steps for reading a text. */
    static int ofText(int length) {
        return 1 + length / LETTERS;
    }

    /** Refuses a collection that is nested too deep. */
    static void within(int depth) {
        if (depth > DEEPEST) throw new LimitReached("a collection within a collection more than " + DEEPEST + " deep");
    }

    private static void walk(Object value, int depth, Meter meter) {
        if (value instanceof CharSequence text) {
            meter.pay(ofText(text.length()));
            return;
        }
        if (value instanceof Sentence words) {
            walk(words.toString(), depth, meter);
            return;
        }
        meter.step();
        if (value instanceof Range<?> range) {
            meter.pay(range.size());
        } else if (value instanceof Collection<?> elements) {
            within(depth + 1);
            for (Object element : elements) walk(element, depth + 1, meter);
        } else if (value instanceof Map<?, ?> map) {
            within(depth + 1);
            for (Map.Entry<?, ?> entry : map.entrySet()) walk(entry, depth, meter);
        } else if (value instanceof Map.Entry<?, ?> entry) {
            walk(entry.getKey(), depth + 1, meter);
            walk(entry.getValue(), depth + 1, meter);
        }
    }
}
