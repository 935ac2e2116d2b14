package mystics.book;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A term of the game with its one meaning.
 *
 * @param text the meaning, one paragraph of Markdown
 */
public record Term(String name, String text) {
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z][A-Z0-9]*-\\d+\\b");

    /** The rules to which the meaning refers. */
    public List<String> references() {
        return NUMBER.matcher(text).results().map(MatchResult::group).distinct().toList();
    }
}
