package mystics.mod.script.run;

import groovy.lang.Range;
import java.util.Collection;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.rules.LimitReached;
import mystics.rules.Meter;

/**
 * What it costs to go through a value, as hashing and comparing do: a step for each thing in it, and for each stretch of a text. Parts
 * that are shared are gone through each time they are met. Nesting is counted, so that no stack decides how deep it may be.
 */
final class Weight {
    /** Collections within collections that a rule may compare, hash or write out. */
    static final int DEEPEST = 20;
    /** Characters of a text that are read in one step. */
    static final int LETTERS = 16;

    private Weight() {}

    /** Pays for going through a value once, and says how many steps that took. */
    static int pay(Object value, Meter meter) {
        int before = meter.spent();
        walk(value, 0, meter);
        return meter.spent() - before;
    }

    /** Pays for going through a value as many times as there are elements to compare it with. */
    static void payEach(int times, Object value, Meter meter) {
        long once = pay(value, meter);
        if (times > 1) meter.pay(once * (times - 1));
    }

    /** The steps it takes to read a text. */
    static int ofText(int length) {
        return 1 + length / LETTERS;
    }

    /** Refuses a collection that lies too deep in others. */
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
