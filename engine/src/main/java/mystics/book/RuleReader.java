package mystics.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Reads chapters of the rule book from Markdown. A rule is one line of the form {@code - **MOVE-7** Text}; all other lines are skipped. */
final class RuleReader {

    private static final String FOLDER = "/mystics/rules/";
    private static final String START = "- **";
    private static final Pattern RULE = Pattern.compile("- \\*\\*([A-Z][A-Z0-9]*-\\d+)\\*\\* (\\S.*)");
    private static final Pattern ROW = Pattern.compile("\\| \\[[^]]+]\\(([a-z-]+)\\.md\\) \\| ([^|]+) \\| [^|]+ \\|");

    private RuleReader() {}

    /**
     * The chapters that come with the program. A folder on the class path cannot be listed, so the table in the book's README gives the
     * chapters and their order.
     */
    static List<RuleChapter> shipped() {
        return resource("README").lines()
                .map(ROW::matcher)
                .filter(row -> row.matches())
                .map(row -> chapter(row.group(1), row.group(2), resource(row.group(1))))
                .toList();
    }

    /**
     * Reads one chapter from Markdown.
     *
     * @throws IllegalArgumentException if a line looks like a rule but is malformed; no rule may be lost silently
     */
    static RuleChapter chapter(String name, String title, String markdown) {
        return new RuleChapter(name, title,
                markdown.lines().filter(line -> line.startsWith(START)).map(line -> rule(name, line)).toList());
    }

    private static RuleText rule(String chapter, String line) {
        var rule = RULE.matcher(line);
        if (!rule.matches()) throw new IllegalArgumentException(chapter + ": not a rule line: " + line);
        return new RuleText(rule.group(1), chapter, rule.group(2).strip());
    }

    private static String resource(String name) {
        String path = FOLDER + name + ".md";
        try (InputStream in = RuleReader.class.getResourceAsStream(path)) {
            if (in == null) throw new IllegalStateException("The rule book lacks " + path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
