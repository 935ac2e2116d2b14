package mystics.terminal.desk;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.choice.Wording;

/**
 * How a desk can show text.
 *
 * @param width columns, at least 40
 * @param height the number of lines; {@link #ENDLESS} if output is not shown in pages
 * @param colour whether colours and bold text may be used
 * @param lines whether box and heart characters can be shown
 * @param wording translates a text into the reader's language
 */
public record TextStyle(int width, int height, boolean colour, boolean lines, Wording wording) {
    /** A number of lines greater than that of any page. */
    public static final int ENDLESS = Integer.MAX_VALUE;
    private static final String ESCAPE = "\u001b[";
    /** The allowed colours and weights. Codes that hide text or make text blink are excluded. */
    private static final String STYLE = "(?:[0-47]|2[1-47]|3[1-79]|9[1-7])";
    private static final Pattern COMMAND = Pattern.compile("(\u001b\\[" + STYLE + "(?:;" + STYLE + ")*m)"
            + "|[\\p{Cc}\\p{Cf}\\u034F\\u115F\\u1160\\u2028\\u2029\\u3164\\uFFA0\\x{E0000}-\\x{E0FFF}&&[^\\n\\t\\r]]|\\r(?!\\n)");
    private static final int[] INKS = {36, 33, 35, 32, 34, 31};

    public TextStyle {
        width = Math.max(40, width);
    }

    /** A style for the engine's own language. */
    public TextStyle(int width, int height, boolean colour, boolean lines) {
        this(width, height, colour, lines, Wording.PLAIN);
    }

    /** This style with another translation. */
    public TextStyle in(Wording language) {
        return new TextStyle(width, height, colour, lines, language);
    }

    /** A text in the reader's language. */
    public String says(String words) {
        return wording.apply(words);
    }

    /** A sentence in the reader's language. A sentence that has already been put into a language stays in that language. */
    public String says(Sentence words) {
        return words.in(wording).toString();
    }

    /** A sentence in the reader's language, with its places given as name, value, name, value. */
    public String says(String pattern, Object... places) {
        return says(Sentence.of(pattern, places));
    }

    /** Plain text in 80 columns. */
    public static TextStyle plain() {
        return new TextStyle(80, ENDLESS, false, false);
    }

    /** Text that stands out. */
    public String bold(String text) {
        return styled("1", text);
    }

    /** Faint text, for less important words. */
    public String dim(String text) {
        return styled("2", text);
    }

    /** Fainter words, each styled separately, so that a line may break between them. */
    public String dimWords(String text) {
        return Stream.of(text.strip().split("\\s+")).map(this::dim).collect(Collectors.joining(" "));
    }

    /** Text with light and dark exchanged. */
    public String inverse(String text) {
        return styled("7", text);
    }

    /** Emphasised text. */
    public String slanted(String text) {
        return styled("3", text);
    }

    /** Text in one of a few colours. The same number always gives the same colour. */
    public String ink(int number, String text) {
        return styled("1;" + INKS[Math.floorMod(number, INKS.length)], text);
    }

    /** Text of a warning. */
    public String warning(String text) {
        return styled("31", text);
    }

    private String styled(String codes, String text) {
        return colour && !text.isEmpty() ? ESCAPE + codes + "m" + text + ESCAPE + "0m" : text;
    }

    /** One of two characters: the finer one if the desk can show it. */
    public String glyph(String fine, String plain) {
        return lines ? fine : plain;
    }

    /** A horizontal rule with a title. */
    public String rule(String title) {
        String stroke = glyph("─", "-");
        String head = title.isEmpty() ? "" : stroke.repeat(2) + " " + title + " ";
        return head + stroke.repeat(Math.max(2, width - head.length()));
    }

    /** The number of columns that a text takes, not counting colour codes. */
    public static int columns(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "").length();
    }

    /**
     * A line without control characters except colour codes. Names and rules of mods may contain any character, and a
     * terminal would obey control characters.
     */
    static String tame(String line) {
        return COMMAND.matcher(line).replaceAll("$1");
    }

    /** A text padded with blanks to a number of columns. */
    public static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - columns(text)));
    }

    /** A text in lower case, regardless of the country settings. */
    public static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
