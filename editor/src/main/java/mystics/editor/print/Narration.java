package mystics.editor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import mystics.content.Passage;

/**
 * The narration of a printed passage. Texts that depend on the party stand with their conditions: below the paragraph that refers to them
 * by a letter, or in place of a paragraph of their own.
 */
final class Narration {
    private static final String OTHERWISE = "Otherwise:";

    private final Passage passage;
    private final BookWords words;
    private final UnaryOperator<String> open;
    private final PartLetters letters;
    private final List<BookPart> all = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();

    private Narration(Passage passage, BookWords words, UnaryOperator<String> open) {
        this.passage = passage;
        this.words = words;
        this.open = open;
        this.letters = PartLetters.of(passage);
    }

    /**
     * The parts of the narration.
     *
     * @param open fills the places of a text
     */
    static List<BookPart> of(Passage passage, BookWords words, UnaryOperator<String> open) {
        Narration narration = new Narration(passage, words, open);
        narration.tellAll();
        return List.copyOf(narration.all);
    }

    private void tellAll() {
        for (Passage.Telling other : passage.instead()) {
            all.addAll(words.asides(other.condition()));
            tell(other.text());
        }
        if (!passage.text().isBlank()) {
            if (!passage.instead().isEmpty()) all.add(new BookPart.Aside(words.of(OTHERWISE)));
            tell(passage.text());
        }
        lettered(letters.lettered());
    }

    private void tell(String text) {
        List<String> run = new ArrayList<>();
        boolean broken = false;
        for (String paragraph : PartLetters.paragraphs(text)) {
            Optional<String> alone = PartLetters.alone(paragraph).filter(name -> isPart(name) && letters.of(name).isEmpty());
            if (alone.isEmpty()) {
                if (broken) all.add(new BookPart.Aside(words.of("Go on:")));
                broken = false;
                run.add(paragraph);
            }
            List<String> inside = PartLetters.places(paragraph).filter(letters.lettered()::contains).toList();
            if (alone.isEmpty() && shown.containsAll(inside)) continue;
            flush(run);
            alone.ifPresent(name -> tellings(name, ""));
            lettered(inside);
            broken = true;
        }
        flush(run);
    }

    private boolean isPart(String name) {
        return passage.parts().containsKey(name);
    }

    private void flush(List<String> run) {
        if (!run.isEmpty()) all.add(new BookPart.Story(open.apply(String.join("\n\n", run))));
        run.clear();
    }

    /** Adds the texts of parts, each under its letter; a part stands in a passage only once. */
    private void lettered(List<String> parts) {
        parts.stream().filter(name -> !shown.contains(name)).distinct().toList().forEach(name -> {
            shown.add(name);
            tellings(name, words.of("At {letter}", "letter", letters.of(name).orElseThrow()));
        });
    }

    /** Adds the texts of a part, each below its condition; the first text whose condition is met counts. */
    private void tellings(String part, String where) {
        List<Passage.Telling> tellings = passage.parts().get(part);
        for (Passage.Telling telling : tellings) {
            String otherwise = telling == tellings.get(0) ? "" : words.of(OTHERWISE);
            String said = telling.condition().map(words::said).orElse(otherwise);
            String aside = where.isEmpty() ? said : said.isEmpty() ? where + ":" : where + ", " + lower(said);
            if (!aside.isEmpty()) all.add(new BookPart.Aside(aside));
            all.add(new BookPart.Story(open.apply(telling.text())));
        }
    }

    private static String lower(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }
}
