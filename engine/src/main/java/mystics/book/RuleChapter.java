package mystics.book;

import java.util.List;

/**
 * One chapter of the rule book.
 *
 * @param name the short name, which is also the file name: {@code free-actions}
 * @param title the heading
 * @param texts the rules in printed order
 */
public record RuleChapter(String name, String title, List<RuleText> texts) {

    public RuleChapter {
        texts = List.copyOf(texts);
    }

    /** The letters in its rule numbers. Most chapters have one set of letters; a few chapters have several. */
    public List<String> letters() {
        return texts.stream().map(RuleText::letters).distinct().toList();
    }
}
