package mystics.book;

import java.util.List;

/**
 * One chapter of the rule book.
 *
 * @param name the short name, which is also the name of the file, such as {@code free-actions}
 * @param title the heading
 * @param texts the rules in printed order
 */
public record RuleChapter(String name, String title, List<RuleText> texts) {

    public RuleChapter {
        texts = List.copyOf(texts);
    }

    /** The letters with which the rule numbers of the chapter begin. In most chapters, all rule numbers begin with the same letters. */
    public List<String> letters() {
        return texts.stream().map(RuleText::letters).distinct().toList();
    }
}
