package mystics.editor.play.over;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import mystics.book.RuleText;
import mystics.book.Term;
import mystics.content.RuleHint;
import mystics.editor.sight.Book;
import mystics.editor.type.Html;

/** Pages of the rule book as HTML. Each rule number in a text links to its rule. */
public final class BookPages {
    private static final Pattern NUMBER = Pattern.compile("\\b[A-Z][A-Z0-9]*-\\d+\\b");
    private final Book book;

    BookPages(Book book) {
        this.book = book;
    }

    /** The page at an address of the book. For any other address, the page says that the text comes from a mod. */
    String page(String address) {
        if (address.startsWith(Book.HINT)) {
            return book.hint(address.substring(Book.HINT.length())).map(this::hint).orElse("");
        }
        if (address.startsWith(Book.WORD)) {
            return book.words().find(address.substring(Book.WORD.length())).map(this::word).orElse("");
        }
        String id = address.substring(Book.RULE.length());
        return book.rules().find(id).or(() -> book.rules().chapter(id).map(chapter -> chapter.texts().get(0))).map(this::rule)
                .orElseGet(() -> "<h1>" + Html.plain(id) + "</h1><p>This comes from a piece of a mod, not from the rule book.</p>");
    }

    private String hint(RuleHint hint) {
        return "<h1>" + Html.plain(hint.name()) + "</h1><p>" + Html.plain(hint.text())
                + (hint.rule().isEmpty() ? "" : "&nbsp; " + Html.quiet(Book.RULE + hint.rule(), hint.rule())) + "</p>";
    }

    private String rule(RuleText rule) {
        String chapter = book.rules().chapter(rule.chapter()).map(found -> "<p class='facts'>" + Html.plain(found.title()) + "</p>")
                .orElse("");
        List<RuleText> citing = book.rules().citing(rule);
        return "<h1>" + rule.id() + "</h1>" + chapter + "<p>" + text(rule.text()) + "</p>"
                + (citing.isEmpty() ? "" : "<p class='facts'>See also "
                        + citing.stream().map(other -> link(other.id())).collect(Collectors.joining(", ")) + "</p>");
    }

    private String word(Term term) {
        return "<h1>" + Html.plain(term.name()) + "</h1><p>" + text(term.text()) + "</p>";
    }

    private String text(String markdown) {
        return NUMBER.matcher(Html.spoken(markdown.replace("**", "").replace("`", "")))
                .replaceAll(found -> book.rules().find(found.group()).isPresent() ? link(found.group()) : found.group());
    }

    private static String link(String id) {
        return Html.link(Book.RULE + id, id);
    }
}
