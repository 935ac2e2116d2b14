package mystics.mod.finding;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds invisible characters and control characters in a text. Line ends and tabs are allowed. */
public final class Unseen {
    /** Invisible characters: format characters, fillers, everything in plane 14 of Unicode, and unpaired surrogates. */
    private static final String HIDDEN =
            "\\p{Cf}\\p{Cs}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2028\\u2029\\u2800\\u3164\\uFFA0\\x{E0000}-\\x{E0FFF}";
    private static final Pattern WRITTEN = Pattern.compile("[" + HIDDEN + "]");
    private static final Pattern COMMAND = Pattern.compile("[" + HIDDEN + "\\p{Cc}&&[^\\n\\t]]");
    private static final Pattern IN_NAME = Pattern.compile("[" + HIDDEN + "\\p{Cc}]");
    /** The first character after the printable ones of ASCII. */
    private static final int DELETE = 0x7F;
    private static final Pattern LINE_END = Pattern.compile("\\s*[\\n\\t]\\s*");

    private Unseen() {
    }

    /**
     * A forbidden character in a text.
     *
     * @param at the number of {@code char}s before the character
     * @param sign the character
     */
    public record Sign(int at, int sign) {
        /** The code point in the usual notation, such as {@code U+200B}. */
        public String words() {
            return String.format("U+%04X", sign);
        }
    }

    /** The first forbidden character of a text. */
    public static Optional<Sign> in(String text) {
        return first(COMMAND, text);
    }

    /** The first invisible character of a file. The parser of the file reports control characters. */
    public static Optional<Sign> inFile(String text) {
        return first(WRITTEN, text);
    }

    /** The first forbidden character of a file name. In file names, line ends are forbidden too. */
    public static Optional<Sign> inName(String name) {
        return first(IN_NAME, name);
    }

    private static Optional<Sign> first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(new Sign(found.start(), found.group().codePointAt(0))) : Optional.empty();
    }

    /** A text without forbidden characters. */
    public static String without(String text) {
        return COMMAND.matcher(text).replaceAll("");
    }

    /** A text on one line, without forbidden characters, so that no part of it can look like a line of its own. */
    public static String inOneLine(String text) {
        return isPlain(text) ? text : LINE_END.matcher(without(text)).replaceAll(" ");
    }

    /**
     * Whether a text consists of printable ASCII characters, as most labels do. The method is a plain loop because it must be fast: it
     * checks the words of every option.
     */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) >= DELETE) {
                return false;
            }
        }
        return true;
    }
}
