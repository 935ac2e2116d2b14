package mystics.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The terms of the game, read from Markdown: a term is one line of the form {@code - **word**: meaning}. Terms set as code concern only
 * programmers and are left out.
 */
public record Glossary(List<Term> terms) {
    private static final String FILE = "/mystics/glossary.md";
    private static final Pattern LINE = Pattern.compile("- \\*\\*([^*]+)\\*\\*: (\\S.*)");

    public Glossary {
        terms = List.copyOf(terms);
    }

    /** The glossary that comes with the program. */
    public static Glossary shipped() {
        try (InputStream in = Glossary.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("The program lacks " + FILE);
            }
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Glossary of(String markdown) {
        return new Glossary(markdown.lines().map(LINE::matcher).filter(line -> line.matches())
                .map(line -> new Term(line.group(1), line.group(2).strip())).toList());
    }

    /** The term with this name, ignoring case. */
    public Optional<Term> find(String name) {
        return terms.stream().filter(term -> term.name().equalsIgnoreCase(name.strip())).findFirst();
    }

    /** The terms whose name or meaning contains all the given words; empty if there are no words. */
    public List<Term> search(String words) {
        List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
        return words.isBlank() ? List.of() : terms.stream().filter(term -> {
            String text = (term.name() + " " + term.text()).toLowerCase(Locale.ROOT);
            return wanted.stream().allMatch(text::contains);
        }).toList();
    }
}
