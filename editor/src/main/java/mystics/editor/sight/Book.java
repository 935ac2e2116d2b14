package mystics.editor.sight;

import java.util.List;
import java.util.stream.Stream;
import mystics.book.Glossary;
import mystics.book.RuleText;
import mystics.book.RuleTexts;
import mystics.book.Term;

/** The rule book and the glossary. */
public record Book(RuleTexts rules, Glossary words) {
    /** An entry that can be opened: a rule by its number, or a word. */
    public record Place(String address, String title) {
    }

    /** The prefix of a rule's address. */
    public static final String RULE = "rule:";
    /** The prefix of a word's address. */
    public static final String WORD = "word:";
    private static final int SHORT = 52;

    /** The book shipped with the program. */
    public static Book shipped() {
        return new Book(RuleTexts.shipped(), Glossary.shipped());
    }

    /** The rules and words that match, the one with that very name first; all of them for an empty search. */
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
