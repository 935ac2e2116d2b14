package mystics.editor.home;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import mystics.editor.sight.Book;

/** The guide for authors, which comes with the program. */
final class GuideBook {
    /** The pages in the order in which authors need them. Further pages are opened by links. */
    static final List<Title> PAGES = Stream.of("first-steps.md", "editor.md", "README.md", "chapters.md", "stories.md", "objectives.md",
            "proof.md", "lint.md", "amendments.md", "translate.md", "publishing.md", "looks.md", "sounds.md", "lessons.md", "company.md",
            "memory.md", "reserve.md", "files.md", "moments.md", "words.md", "safety.md")
            .map(page -> new Title(page, title(page))).toList();
    private static final String FOLDER = "/mystics/guide/";
    private static final String RULES = "rules/";

    /** A page and its title. */
    record Title(String page, String title) {
        @Override
        public String toString() {
            return title;
        }
    }

    private GuideBook() {
    }

    /** The HTML of a page. Its links are addresses of the guide, such as {@code editor.md#forms}, or addresses of the rule book. */
    static String html(String page) {
        return Markdown.html(read(page), link -> target(page, link));
    }

    /** The address that a link on a page opens; empty if the link leads out of the guide and the rule book. */
    private static String target(String page, String link) {
        if (link.startsWith("#")) return page + link;
        if (link.contains(":")) return "";
        String file = link.replaceFirst("#.*", "");
        String path = Path.of(FOLDER).relativize(Path.of(FOLDER + page).resolveSibling(file).normalize()).toString().replace('\\', '/');
        if (path.startsWith("../" + RULES)) return Book.RULE;
        return isThere(path) ? path + link.substring(file.length()) : "";
    }

    /** Whether the guide has a page. */
    static boolean isThere(String page) {
        return page.endsWith(".md") && !page.startsWith("..") && GuideBook.class.getResource(FOLDER + page) != null;
    }

    private static String title(String page) {
        return read(page).lines().findFirst().orElse(page).replaceFirst("^#+ *", "");
    }

    private static String read(String page) {
        try (InputStream in = GuideBook.class.getResourceAsStream(FOLDER + page)) {
            if (in == null) throw new IllegalStateException("The program lacks the page " + page + " of the guide");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
