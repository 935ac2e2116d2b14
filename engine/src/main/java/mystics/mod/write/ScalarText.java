package mystics.mod.write;

import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.common.ScalarStyle;

/** Writes a text, a number, true, false or nothing on one line. */
final class ScalarText {
    /** A text that needs no quotes: it begins like a word and contains no YAML syntax. */
    private static final Pattern WORDS = Pattern.compile("[\\p{L}\\p{N}(/+<=^_$;.][^\\p{Cntrl}\\x{85}\\x{2028}\\x{2029}\\x{FEFF}]*");
    private static final Pattern SIGNS = Pattern.compile("(?s).*(: | #).*|.*[:\\s]|\\.\\.\\..*");
    private static final Pattern BRACKETS = Pattern.compile("[\\[\\]{},]");

    private ScalarText() {}

    /** The value without quotes if its place allows that, and otherwise in double quotes. */
    static String of(Object value, Span.Layout place) {
        return !(value instanceof String words) ? String.valueOf(value) : isPlain(words, place) ? words : quoted(words);
    }

    /** The value in the same quotes as another value, if possible. */
    static String like(ScalarStyle style, Object value, Span.Layout place) {
        if (!(value instanceof String words)) return String.valueOf(value);
        boolean single = style == ScalarStyle.SINGLE_QUOTED && words.codePoints().noneMatch(ScalarText::needsEscape);
        if (single) return "'" + words.replace("'", "''") + "'";
        return style == ScalarStyle.PLAIN && isPlain(words, place) ? words : quoted(words);
    }

    static boolean isPlain(String words, Span.Layout place) {
        return WORDS.matcher(words).matches() && !SIGNS.matcher(words).matches() && SpanReader.value(words) instanceof String
                && (place == Span.Layout.BLOCK || !BRACKETS.matcher(words).find());
    }

    private static String quoted(String words) {
        StringBuilder quoted = new StringBuilder("\"");
        words.codePoints().forEach(point -> {
            if (point == '"' || point == '\\') quoted.append('\\').appendCodePoint(point);
            else if (point == '\n') quoted.append("\\n");
            else if (point == '\t') quoted.append("\\t");
            else if (needsEscape(point)) quoted.append(String.format("\\u%04X", point));
            else quoted.appendCodePoint(point);
        });
        return quoted.append('"').toString();
    }

    private static boolean needsEscape(int point) {
        return point < ' ' || point >= 0x7F && point < 0xA0 || point == 0x2028 || point == 0x2029 || point == 0xFEFF
                || point >= 0xD800 && point < 0xE000 || point == 0xFFFE || point == 0xFFFF;
    }
}
