package mystics.mod.script.run;

import java.util.Collection;
import java.util.Map;

/** Conversions that woven scripts use; they follow Groovy's rules for numbers, truth and text. */
public final class Casts {
    private Casts() {}

    /** @throws ClassCastException if the value is not a number */
    public static int toInt(Object value) {
        return ((Number) value).intValue();
    }

    /** @throws ClassCastException if the value is not a number */
    public static long toLong(Object value) {
        return ((Number) value).longValue();
    }

    /** Turns a value into a number; null stays null. */
    public static Integer toInteger(Object value) {
        return value == null || value instanceof Integer ? (Integer) value : Integer.valueOf(toInt(value));
    }

    /** Turns a value into a number; null stays null. */
    public static Long toLongObject(Object value) {
        return value == null || value instanceof Long ? (Long) value : Long.valueOf(toLong(value));
    }

    /** Null, zero and empty values are false. */
    public static boolean toTruth(Object value) {
        if (value instanceof Boolean truth) return truth;
        if (value instanceof Number number) return number.longValue() != 0;
        if (value instanceof CharSequence text) return text.length() > 0;
        if (value instanceof Collection<?> collection) return !collection.isEmpty();
        if (value instanceof Map<?, ?> map) return !map.isEmpty();
        return value != null;
    }

    /** Turns a value into a boolean; null stays null. */
    public static Boolean toBoolean(Object value) {
        return value == null ? null : Boolean.valueOf(toTruth(value));
    }

    /** Turns a text, number, boolean or piece of the game into a text; null stays null. */
    public static String toText(Object value) {
        return value == null ? null : GuardedValues.plain(value);
    }
}
