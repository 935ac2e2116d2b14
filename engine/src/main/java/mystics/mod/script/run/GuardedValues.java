package mystics.mod.script.run;

import groovy.lang.IntRange;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import mystics.choice.Option;
import mystics.rules.Dice;
import mystics.rules.LimitReached;
import mystics.rules.Meter;
import mystics.rules.Tally;
import org.codehaus.groovy.runtime.DefaultGroovyMethods;
import org.codehaus.groovy.runtime.typehandling.NumberMath;

/** Like {@link Guarded}, for texts and for calls that Groovy's compiler resolves by name at run time. */
public final class GuardedValues {
    private GuardedValues() {}

    private static String paid(String text, Meter meter) {
        if (text.length() > Meter.LONGEST_TEXT) throw new LimitReached("a text of more than " + Meter.LONGEST_TEXT + " characters");
        meter.pay(text.length());
        return text;
    }

    /**
     * The text of a number, boolean, text or piece of the game, or of a collection of them. Other values are refused,
     * because their text could contain a memory address.
     */
    static String text(Object value, Meter meter) {
        StringBuilder text = new StringBuilder();
        write(value, text, meter, 0);
        return text.toString();
    }

    private static void write(Object value, StringBuilder text, Meter meter, int depth) {
        Weight.within(depth);
        meter.step();
        if (value instanceof Collection<?> elements) writeAll(elements, text, meter, depth);
        else if (value instanceof Map<?, ?> map) writeMap(map, text, meter, depth);
        else text.append(paid(plain(value), meter));
        if (text.length() > Meter.LONGEST_TEXT) throw new LimitReached("a text of more than " + Meter.LONGEST_TEXT + " characters");
    }

    /** The text of a value that is not a collection. */
    static String plain(Object value) {
        if (value == null) throw new IllegalArgumentException("a text is made of something that is missing");
        boolean known = value instanceof CharSequence || value instanceof Number || value instanceof Boolean
                || value instanceof Option || value instanceof Dice || value instanceof Tally || value instanceof Enum<?>;
        if (!known) {
            throw new IllegalArgumentException(
                    "this has no text: " + (value instanceof groovy.lang.Closure ? "a block" : value.getClass().getSimpleName()));
        }
        return String.valueOf(value);
    }

    private static void writeAll(Collection<?> elements, StringBuilder text, Meter meter, int depth) {
        String between = "[";
        for (Object element : elements) {
            text.append(between);
            write(element, text, meter, depth + 1);
            between = ", ";
        }
        text.append(elements.isEmpty() ? "[]" : "]");
    }

    private static void writeMap(Map<?, ?> map, StringBuilder text, Meter meter, int depth) {
        String between = "[";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(between);
            write(entry.getKey(), text, meter, depth + 1);
            text.append(':');
            write(entry.getValue(), text, meter, depth + 1);
            between = ", ";
        }
        text.append(map.isEmpty() ? "[:]" : "]");
    }

    public static String valueOf(Object value, Meter meter) {
        return text(value, meter);
    }

    public static String plus(CharSequence text, Object more, Meter meter) {
        String made = text(more, meter);
        return paid(plain(text) + made, meter);
    }

    public static String plus(Number number, String text, Meter meter) {
        return paid(plain(number) + plain(text), meter);
    }

    public static String plus(String text, CharSequence more, Meter meter) {
        return paid(plain(text) + plain(more), meter);
    }

    public static String concat(String text, String more, Meter meter) {
        return paid(text + more, meter);
    }

    public static String capitalize(CharSequence text, Meter meter) {
        String whole = paid(text.toString(), meter);
        return whole.isEmpty() ? whole : AsciiLetters.upper(whole.substring(0, 1)) + whole.substring(1);
    }

    /** Counts the steps of reading a text. */
    private static String read(String text, Meter meter) {
        meter.pay(Weight.ofText(text.length()));
        return text;
    }

    /** Counts the steps of searching a text for a part; the search may compare that part at each character. */
    private static String searched(String text, CharSequence part, Meter meter) {
        meter.pay((long) Weight.ofText(text.length()) * Weight.ofText(part.length()));
        return text;
    }

    public static boolean contains(String text, CharSequence part, Meter meter) {
        return searched(text, part, meter).contains(part);
    }

    public static int indexOf(String text, String part, Meter meter) {
        return searched(text, part, meter).indexOf(part);
    }

    public static boolean startsWith(String text, String part, Meter meter) {
        return read(text, meter).startsWith(part);
    }

    public static boolean endsWith(String text, String part, Meter meter) {
        return read(text, meter).endsWith(part);
    }

    public static int compareTo(String text, String other, Meter meter) {
        return read(text, meter).compareTo(other);
    }

    public static int compareTo(Comparable<?> one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other);
    }

    public static int compareTo(Object one, Object other, Meter meter) {
        return new ValueOrder(meter).compare(one, other);
    }

    public static boolean equalsIgnoreCase(String text, String other, Meter meter) {
        return text.length() == other.length() && AsciiLetters.lower(read(text, meter)).equals(AsciiLetters.lower(read(other, meter)));
    }

    public static boolean isBlank(String text, Meter meter) {
        return read(text, meter).trim().isEmpty();
    }

    public static String substring(String text, int from, Meter meter) {
        return paid(text.substring(from), meter);
    }

    public static String substring(String text, int from, int to, Meter meter) {
        return paid(text.substring(from, to), meter);
    }

    public static String trim(String text, Meter meter) {
        return paid(text, meter).trim();
    }

    public static String repeat(String text, int times, Meter meter) {
        if ((long) text.length() * times > Meter.LONGEST_TEXT) {
            throw new LimitReached("a text of more than " + Meter.LONGEST_TEXT + " characters");
        }
        return paid(text.repeat(times), meter);
    }

    public static String multiply(CharSequence text, Number times, Meter meter) {
        return repeat(text.toString(), times.intValue(), meter);
    }

    public static String replace(String text, CharSequence part, CharSequence other, Meter meter) {
        if ((text.length() + 1L) * (other.length() + 1L) > 100L * Meter.LONGEST_TEXT) {
            throw new LimitReached("a text of more than " + Meter.LONGEST_TEXT + " characters");
        }
        searched(text, part, meter);
        meter.pay((text.length() + 1L) * (other.length() + 1L) / Weight.LETTERS);
        return paid(text.replace(part, other), meter);
    }

    public static String toLowerCase(String text, Meter meter) {
        return AsciiLetters.lower(paid(text, meter));
    }

    public static String toUpperCase(String text, Meter meter) {
        return AsciiLetters.upper(paid(text, meter));
    }

    public static String join(Iterable<?> elements, Meter meter) {
        return join(elements, "", meter);
    }

    public static String join(Iterable<?> elements, String between, Meter meter) {
        StringBuilder text = new StringBuilder();
        String before = "";
        for (Object element : elements) {
            text.append(paid(before, meter));
            write(element, text, meter, 0);
            before = between;
        }
        return paid(text.toString(), meter);
    }

    /** The meaning of {@code map['key']}. Groovy itself would read a property of any object. */
    public static Object getAt(Object map, String key, Meter meter) {
        return GuardedMaps.get((Map<?, ?>) map, key, meter);
    }

    public static Object unaryMinus(Object number, Meter meter) {
        return number instanceof Long value ? (Object) (-value) : (Object) (-(Integer) number);
    }

    public static List<?> createRange(Object from, Object to, boolean withoutFirst, boolean withoutLast, Meter meter) {
        return Guarded.range(new IntRange(!withoutFirst, !withoutLast, (Integer) from, (Integer) to), meter);
    }

    /** The meaning of {@code list[i] = x}, {@code map[k] += x} and similar assignments. */
    @SuppressWarnings("unchecked")
    public static Object invokeMethodN(Class<?> sender, Object receiver, String name, Object[] arguments, Meter meter) {
        if (name.equals("putAt") && arguments.length == 2) {
            if (receiver instanceof Map<?, ?> map) return GuardedMaps.putAt((Map<Object, Object>) map, arguments[0], arguments[1], meter);
            if (receiver instanceof List<?> list) Guarded.putAt((List<Object>) list, (Integer) arguments[0], arguments[1], meter);
            if (receiver instanceof List<?>) return null;
        }
        if (name.equals("getAt") && arguments.length == 1) {
            if (receiver instanceof Map<?, ?> map) return GuardedMaps.getAt(map, arguments[0], meter);
            if (receiver instanceof List<?> list) return DefaultGroovyMethods.getAt(list, (int) (Integer) arguments[0]);
        }
        if (arguments.length == 1) return reckoned(receiver, name, arguments[0], meter);
        throw new UnsupportedOperationException("scripts of mods do nothing dynamically: " + name);
    }

    private static Object reckoned(Object one, String name, Object other, Meter meter) {
        if (name.equals("plus") && one instanceof CharSequence text) return plus(text, other, meter);
        if (one instanceof Number number && other instanceof Number by) {
            switch (name) {
                case "plus" :
                    return NumberMath.add(number, by);
                case "minus" :
                    return NumberMath.subtract(number, by);
                case "multiply" :
                    return NumberMath.multiply(number, by);
                default :
            }
        }
        throw new UnsupportedOperationException("scripts of mods do nothing dynamically: " + name);
    }
}
