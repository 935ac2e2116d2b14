package mystics.editor.sight;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.book.Glossary;
import mystics.book.Term;
import mystics.choice.Sentence;
import mystics.content.MarkKind;

/**
 * The meanings of marks on a board. A meaning comes from the mods, or else from the glossary, with the rule to which the glossary refers.
 */
public record Signs(Map<String, MarkKind> marks, Glossary words) {
    /** Signs whose meanings are all unknown. */
    public static final Signs UNKNOWN = new Signs(Map.of(), new Glossary(List.of()));
    private static final Pattern RULE = Pattern.compile("\\(([A-Z]+(?:-\\d+)?)\\b");

    /**
     * The meaning of a mark.
     *
     * @param rule a rule number, or the letters of a chapter of rules; empty if the rule book does not mention the mark
     */
    public record Meaning(String name, String text, String rule) {
        /** A short form of the meaning: the name, the first sentence of the text, and the rule. */
        public Sentence brief() {
            int end = text.indexOf(". ");
            String first = end < 0 ? text.replaceAll("\\.$", "") : text.substring(0, end);
            return Sentence.of("{name}" + (first.isEmpty() ? "" : ": {text}") + (rule.isEmpty() ? "" : " ({rule})"), "name", name, "text",
                    first, "rule", rule);
        }
    }

    /** The meaning of a mark, by id. */
    public Meaning of(String id) {
        Optional<MarkKind> mark = Optional.ofNullable(marks.get(id));
        String called = mark.map(MarkKind::name).orElse(id.replace('-', ' '));
        Optional<Term> term = term(called).or(() -> term(id.replace('-', ' ')));
        String name = mark.map(MarkKind::name).orElseGet(() -> term.map(Term::name).map(Signs::capital).orElseGet(() -> capital(called)));
        String text = mark.map(MarkKind::text).filter(said -> !said.isEmpty()).orElseGet(() -> term.map(Signs::meaning).orElse(""));
        return new Meaning(name, text, term.flatMap(Signs::rule).orElse(""));
    }

    /** The glossary entry with this name, or else the first entry that begins with this word. */
    private Optional<Term> term(String name) {
        String begun = name.toLowerCase(Locale.ROOT) + " ";
        return words.find(name)
                .or(() -> words.terms().stream().filter(term -> term.name().toLowerCase(Locale.ROOT).startsWith(begun)).findFirst());
    }

    private static Optional<String> rule(Term term) {
        Matcher found = RULE.matcher(term.text());
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }

    /** The text of a glossary entry without the rule numbers in it. */
    private static String meaning(Term term) {
        return capital(term.text().replaceAll(" \\([A-Z]+[^)]*\\)", ""));
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
