package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * A surge, an encounter or a find, and who came because of it; of a surge also how far the hourglass moved.
 *
 * @param what the event, without a full stop
 * @param came those who came in, and the page
 */
record WhoCame(Sentence what, List<Sentence> came) implements Tidings {
    private static final String ARTICLE = "(A|An|The) .*";

    WhoCame {
        came = List.copyOf(came);
    }

    /** The event that a line of the log tells. */
    static WhoCame of(Line line) {
        return new WhoCame(switch (Told.of(line)) {
            case SURGE -> Sentence.of("Surge");
            case ENCOUNTER -> Sentence.of("{card}", "card", line.text().value("card").orElseThrow());
            default -> found(line);
        }, List.of());
    }

    /** The find. A name that begins with an article is quoted, because it stands in the middle of a sentence. */
    private static Sentence found(Line line) {
        return Told.value(line, "card").matches(ARTICLE)
                ? Sentence.of("{hero} finds \"{card}\"", "hero", line.text().value("hero").orElse(""), "card",
                        line.text().value("card").orElseThrow())
                : line.text();
    }

    /** The same event, and more of those who came because of it. */
    WhoCame with(Sentence more) {
        List<Sentence> all = new ArrayList<>(came);
        all.add(more);
        return new WhoCame(what, all);
    }

    /** The same event without what was told last of it. */
    WhoCame withoutLast() {
        return new WhoCame(what, came.subList(0, came.size() - 1));
    }

    @Override
    public Sentence words() {
        return came.isEmpty() ? what : Sentence.of("{what}: {results}", "what", what, "results", Sentence.row(came, ", "));
    }

    @Override
    public Weight weight() {
        return Weight.OURS;
    }
}
