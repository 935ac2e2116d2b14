package mystics.editor.sight;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.book.Glossary;
import mystics.book.RuleText;
import mystics.book.RuleTexts;
import mystics.book.Term;
import mystics.content.Catalog;
import mystics.content.RuleHint;

/** The rule book, the glossary, and the hints of the loaded mods. */
public record Book(RuleTexts rules, Glossary words, List<RuleHint> hints) {
    /** A place in the book that can be opened: a rule, by its number, or a word of the glossary. */
    public record Place(String address, String title) {
    }

    /** The prefix of a rule's address. */
    public static final String RULE = "rule:";
    /** The prefix of a hint's address. */
    public static final String HINT = "hint:";
    /** The prefix of a word's address. */
    public static final String WORD = "word:";
    private static final int SHORT = 52;
    private static final int LATER = 1000;

    public Book {
        hints = List.copyOf(hints);
    }

    /** The book shipped with the program. */
    public static Book shipped() {
        return new Book(RuleTexts.shipped(), Glossary.shipped(), List.of());
    }

    /** The same book with the hints of some mods, sorted by rank. */
    public Book with(Catalog catalog) {
        return new Book(rules, words, catalog.hints().values().stream().sorted(Comparator.comparingInt(Book::rank)).toList());
    }

    /** The rank of a hint in the book. Hints about turns come first, then hints about deeds, and then hints about events. */
    private static int rank(RuleHint hint) {
        return hint.at().isEmpty() || !hint.told().isEmpty() ? hint.order() + LATER : hint.order();
    }

    /** The hints that contain the searched words; an empty search finds all hints. */
    public List<Place> hinting(String wanted) {
        String said = wanted.strip().toLowerCase(Locale.ROOT);
        return hints.stream()
                .filter(hint -> said.isEmpty() || (" " + hint.name() + " " + hint.text()).toLowerCase(Locale.ROOT).contains(" " + said))
                .map(hint -> new Place(HINT + hint.id(), hint.name())).toList();
    }

    /** The hint with an id. */
    public Optional<RuleHint> hint(String id) {
        return hints.stream().filter(hint -> hint.id().equals(id)).findFirst();
    }

    /**
     * The rules and words that match a search. A rule or word whose name equals the search comes first. An empty search finds all rules and
     * words.
     */
    public List<Place> search(String wanted) {
        if (wanted.isBlank()) {
            return Stream.concat(words.terms().stream().map(Book::place), rules.all().stream().map(Book::place)).toList();
        }
        Stream<Place> called = Stream.concat(rules.find(wanted).map(Book::place).stream(), words.find(wanted).map(Book::place).stream());
        Stream<Place> chapter = rules.chapter(wanted).stream().flatMap(found -> found.texts().stream()).map(Book::place);
        Stream<Place> holding = Stream.concat(words.search(wanted).stream().map(Book::place),
                rules.search(wanted).stream().map(Book::place));
        return Stream.of(called, chapter, holding).flatMap(found -> found).distinct().toList();
    }

    private static Place place(RuleText rule) {
        String text = rule.plain();
        return new Place(RULE + rule.id(), rule.id() + "  " + (text.length() > SHORT ? text.substring(0, SHORT) + " …" : text));
    }

    private static Place place(Term term) {
        return new Place(WORD + term.name(), term.name());
    }
}
