package mystics.mod.finding;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Characters that are no letters but commands to whatever shows a text; line ends and tabs are none of them. */
public final class Unseen {
    private static final Pattern COMMAND = Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069&&[^\\n\\t]]");

    private Unseen() {
    }

    /** The first of them in a text. */
    public static Optional<Character> in(String text) {
        Matcher found = COMMAND.matcher(text);
        return found.find() ? Optional.of(found.group().charAt(0)) : Optional.empty();
    }

    /** A text without them. */
    static String without(String text) {
        return COMMAND.matcher(text).replaceAll("");
    }
}
