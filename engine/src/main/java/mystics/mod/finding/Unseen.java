package mystics.mod.finding;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds invisible characters and control characters in a text. Line ends and tabs are allowed. */
public final class Unseen {
    /** What no reader sees: marks of direction and form, fillers, everything of plane 14, and halves of characters. */
    private static final String HIDDEN = "\\p{Cf}\\p{Cs}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2028\\u2029\\u2800\\u3164\\uFFA0\\x{E0000}-\\x{E0FFF}";
    private static final Pattern WRITTEN = Pattern.compile("[" + HIDDEN + "]");
    private static final Pattern COMMAND = Pattern.compile("[" + HIDDEN + "\\p{Cc}&&[^\\n\\t]]");
    private static final Pattern IN_NAME = Pattern.compile("[" + HIDDEN + "\\p{Cc}]");
    private static final Pattern LINE_END = Pattern.compile("\\s*[\\n\\t]\\s*");

    private Unseen() {
    }

    /**
     * A character of a text that should not be there.
     *
     * @param at   how many {@code char}s stand before it
     * @param sign the character
     */
    public record Sign(int at, int sign) {
        /** Its number as people write it: {@code U+200B}. */
        public String words() {
            return String.format("U+%04X", sign);
        }
    }

    /** The first of them in a text. */
    public static Optional<Sign> in(String text) {
        return first(COMMAND, text);
    }

    /** The first character of a file that nobody sees; characters of control are left to whatever reads the file. */
    public static Optional<Sign> inFile(String text) {
        return first(WRITTEN, text);
    }

    /** The first of them in the name of a file, where a line end is one too. */
    public static Optional<Sign> inName(String name) {
        return first(IN_NAME, name);
    }

    private static Optional<Sign> first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(new Sign(found.start(), found.group().codePointAt(0))) : Optional.empty();
    }

    /** A text without them. */
    public static String without(String text) {
        return COMMAND.matcher(text).replaceAll("");
    }

    /** A text without them in a single line, so that a part of it cannot pass for a line of its own. */
    public static String inOneLine(String text) {
        return LINE_END.matcher(without(text)).replaceAll(" ");
    }
}
