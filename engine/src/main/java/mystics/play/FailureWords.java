package mystics.play;

import java.util.ConcurrentModificationException;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The reason why a rule failed, in words for its author. */
public final class FailureWords {
    private static final Pattern CAST = Pattern.compile("class (\\S+) cannot be cast to class (\\S+) .*", Pattern.DOTALL);
    private static final Map<String, String> KINDS = Map.of("String", "a text", "Integer", "a number", "Long", "a number", "Boolean",
            "true or false", "ArrayList", "a list", "List", "a list", "Closure", "a block");

    private FailureWords() {
    }

    /** The reason without the names of classes and methods of the program. */
    public static String of(Throwable cause) {
        if (cause instanceof StackOverflowError) {
            return "its calls lie too deep within one another";
        }
        if (cause instanceof OutOfMemoryError) {
            return "it used up the memory of the program";
        }
        if (cause instanceof ClassCastException) {
            return cast(String.valueOf(cause.getMessage()));
        }
        if (cause instanceof NullPointerException) {
            return "it uses something that is missing";
        }
        if (cause instanceof ArithmeticException) {
            return "it divides by zero, or a number becomes too large";
        }
        if (cause instanceof ConcurrentModificationException) {
            return "it changes a list while it goes through it";
        }
        if (cause instanceof NoSuchElementException) {
            return "it takes an element of an empty list";
        }
        if (cause instanceof IndexOutOfBoundsException) {
            return "it reads a place that the list or text does not have";
        }
        if (cause instanceof UnsupportedOperationException && cause.getMessage() == null) {
            return "it changes a list that cannot be changed";
        }
        return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
    }

    private static String cast(String message) {
        Matcher cast = CAST.matcher(message);
        return cast.matches() ? "it has " + kind(cast.group(1)) + " where it needs " + kind(cast.group(2))
                : message.contains("null") ? "it uses something that is missing" : "it has a value of the wrong type";
    }

    private static String kind(String type) {
        String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        return KINDS.getOrDefault(simple, "a " + simple);
    }
}
