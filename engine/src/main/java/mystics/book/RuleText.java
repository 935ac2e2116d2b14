package mystics.book;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One numbered rule or ruling.
 *
 * @param id the printed number, such as {@code MOVE-7}
 * @param chapter the short name of its chapter, such as {@code move}
 * @param text one paragraph of Markdown
 */
public record RuleText(String id, String chapter, String text) {

    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z][A-Z0-9]*-\\d+\\b");

    /** The numbers this text sends its reader to, each once, in the order it names them. */
    public List<String> references() {
        return NUMBER.matcher(text).results().map(MatchResult::group).distinct().toList();
    }

    /** The text without its marks of emphasis, for places that show plain letters. */
    public String plain() {
        return text.replace("*", "");
    }

    /** The letters of its number: {@code MOVE} of {@code MOVE-7}. */
    public String letters() {
        return id.substring(0, id.indexOf('-'));
    }

    /** What is left of a number when only letters and digits count: {@code move 7}, {@code Move-7} and {@code MOVE7} are one. */
    static String key(String id) {
        return id.replaceAll("[^A-Za-z0-9]", "").toUpperCase(Locale.ROOT);
    }
}
