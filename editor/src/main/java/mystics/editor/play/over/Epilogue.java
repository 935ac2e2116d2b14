package mystics.editor.play.over;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.content.Chapter;
import mystics.editor.sight.Sight;
import mystics.phase.chapter.story.PassagesRead;
import mystics.rules.Called;
import mystics.rules.Line;
import mystics.table.Outcome;
import mystics.view.FeatWords;

/** The few words of the last page: what happened, as the story told it, and what comes next. */
final class Epilogue {
    /** The number of sentences that retell the end, and the letters after which no further sentence follows. */
    private static final int SENTENCES = 2;
    private static final int LETTERS = 90;
    private static final Pattern SENTENCE = Pattern.compile("[^.!?]+[.!?]+[\"'\u201d\u201c]?");

    private Epilogue() {
    }

    /** The paragraphs for a chapter that is over. The end of a chapter that is won is told on its last page with a picture. */
    static List<Sentence> of(Sight sight) {
        List<Sentence> words = new ArrayList<>();
        boolean won = sight.game().outcome() == Outcome.WON;
        sight.passages().stream().map(Line::text).filter(page -> !won || !PassagesRead.scene(page).isEmpty())
                .reduce((one, later) -> later)
                .map(page -> first(page.toString())).filter(told -> !told.isEmpty()).map(Sentence::of).ifPresent(words::add);
        words.addAll(FeatWords.nearly(sight.game(), sight.goals()));
        Chapter now = sight.game().setting().box().chapter();
        if (won) {
            following(sight.game().setting().box(), now).map(Epilogue::next).ifPresent(words::add);
        }
        return words;
    }

    /** The next chapter of the book; in a campaign, the next one that has not been won. Empty once the story is told to its end. */
    private static Optional<Chapter> following(Box box, Chapter now) {
        Predicate<Chapter> won = chapter -> box.setup().campaign().filter(sheet -> sheet.tries(chapter.id()).won() > 0).isPresent();
        List<Chapter> book = box.catalog().book();
        boolean told = won.test(book.get(book.size() - 1));
        return book.stream().filter(chapter -> !told && chapter.number() > now.number() && !won.test(chapter)).findFirst();
    }

    private static Sentence next(Chapter chapter) {
        return Sentence.of("Next: {chapter}. {intro}", "chapter", Called.by(chapter), "intro", chapter.intro().strip());
    }

    /** The first sentences of a passage. A passage that begins with a voice is not retold. */
    static String first(String passage) {
        String paragraph = passage.strip().replaceAll("\\s*\n\\s*\n\\s*", "\n").split("\n")[0];
        String begun = passage.strip().replaceAll("\\s+", " ");
        if (paragraph.matches("\\p{L}[\\p{L} ]*: .*") || begun.startsWith("[")) return "";
        Matcher found = SENTENCE.matcher(begun);
        StringBuilder first = new StringBuilder();
        for (int count = 0; count < SENTENCES && first.length() < LETTERS && found.find(); count++) {
            first.append(found.group());
        }
        return first.toString().strip();
    }
}
