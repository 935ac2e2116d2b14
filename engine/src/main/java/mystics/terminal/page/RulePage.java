package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import mystics.book.RuleChapter;
import mystics.book.RuleText;
import mystics.book.RuleTexts;
import mystics.terminal.desk.TextStyle;

/** Looks things up in the rule book by rule number, chapter or word, and gives them as lines of text. */
public final class RulePage {
    private RulePage() {
    }

    /** The rules for a rule number, a chapter name or some words. Without a request, the page shows the list of chapters. */
    public static List<String> lines(RuleTexts book, String asked, TextStyle look) {
        if (asked.isBlank()) {
            return chapters(book, look);
        }
        return book.find(asked).map(rule -> one(book, rule, look))
                .or(() -> book.chapter(asked).map(chapter -> many(chapter.texts(), look)))
                .orElseGet(() -> search(book, asked, look));
    }

    /** Whether the book has anything about these words. */
    public static boolean speaksOf(RuleTexts book, String asked) {
        return asked.isBlank() || book.find(asked).isPresent() || book.chapter(asked).isPresent() || !book.search(asked).isEmpty();
    }

    private static List<String> chapters(RuleTexts book, TextStyle look) {
        List<String> lines = new ArrayList<>(
                List.of("The chapters of the rule book; rules NAME shows one, rules MOVE-7 a rule, rules WORD all with a word:", ""));
        for (RuleChapter chapter : book.chapters()) {
            lines.add("  " + look.bold(TextStyle.padded(chapter.name(), 16)) + " "
                    + TextStyle.padded(String.join(" ", chapter.letters()), 10) + " " + chapter.title());
        }
        return lines;
    }

    private static List<String> one(RuleTexts book, RuleText rule, TextStyle look) {
        List<String> lines = new ArrayList<>(line(rule, look));
        List<RuleText> citing = book.citing(rule);
        if (!citing.isEmpty()) {
            lines.addAll(Wrap.hanging(look.says("See also {list}", "list", ids(citing)), look.width() - 1, "  ", "  "));
        }
        return lines;
    }

    private static List<String> many(List<RuleText> rules, TextStyle look) {
        List<String> lines = new ArrayList<>();
        rules.forEach(rule -> lines.addAll(line(rule, look)));
        return lines;
    }

    private static List<String> line(RuleText rule, TextStyle look) {
        return Wrap.hanging(StoryPage.emphasised(rule.text().replace("**", ""), look), look.width() - 1,
                look.bold(TextStyle.padded(rule.id(), 11)) + " ", "            ");
    }

    private static List<String> search(RuleTexts book, String words, TextStyle look) {
        List<RuleText> found = book.search(words);
        if (!found.isEmpty()) {
            return many(found, look);
        }
        List<RuleText> near = book.suggestions(words);
        return List.of(look.says(near.isEmpty() ? "The rule book does not speak of '{what}'."
                : "The rule book does not speak of '{what}'. Did you mean {list}?", "what", words, "list", ids(near)));
    }

    private static String ids(List<RuleText> rules) {
        return rules.stream().map(RuleText::id).collect(Collectors.joining(", "));
    }
}
