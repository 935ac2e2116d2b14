package mystics.book;

import java.util.List;

/**
 * One chapter of the rule book.
 *
 * @param name  its short name, the name of its file: {@code free-actions}
 * @param title its heading, for people
 * @param texts its rules in the order they are printed
 */
public record RuleChapter(String name, String title, List<RuleText> texts) {

    public RuleChapter {
        texts = List.copyOf(texts);
    }

    /** The letters its rules are numbered with; most chapters have one kind, a few have more. */
    public List<String> letters() {
        return texts.stream().map(RuleText::letters).distinct().toList();
    }
}
