package mystics.book;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * One numbered rule or ruling.
 *
 * @param id the printed number, such as {@code MOVE-7}
 * @param chapter the short name of the chapter, such as {@code move}
 * @param text one paragraph of Markdown
 */
public record RuleText(String id, String chapter, String text) {

    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z][A-Z0-9]*-\\d+\\b");

    /** The numbers of the rules this text refers to, each once, in order of mention. */
    public List<String> references() {
        return NUMBER.matcher(text).results().map(MatchResult::group).distinct().toList();
    }

    /** The text without marks of emphasis. */
    public String plain() {
        return text.replace("*", "");
    }

    /** The letters before the digits of a rule number: {@code MOVE} in {@code MOVE-7}. */
    public String letters() {
        return id.substring(0, id.indexOf('-'));
    }

    /** A rule number reduced to letters and digits, so that {@code move 7}, {@code Move-7} and {@code MOVE7} are equal. */
    static String key(String id) {
        return id.replaceAll("[^A-Za-z0-9]", "").toUpperCase(Locale.ROOT);
    }
}
