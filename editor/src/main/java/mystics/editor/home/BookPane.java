package mystics.editor.home;

import javax.swing.JButton;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.board.BoardStyle;
import mystics.editor.play.over.BookBrowser;
import mystics.editor.play.over.LegendPane;
import mystics.editor.sight.Book;
import mystics.editor.sight.Signs;

/** The rules page: the rule book, the glossary, and a legend of the board. */
public final class BookPane extends Page {
    private final BookBrowser browser;
    private final JButton rules;

    /** A page for a book; {@code back} returns to the home page. */
    public BookPane(Book book, Runnable back) {
        this(book, WayBack.home(back));
    }

    /** A page for a book, with the given button for leaving it. */
    public BookPane(Book book, WayBack back) {
        super(Sentence.of("How to play, and the rule book"), back);
        browser = new BookBrowser(book);
        rules = button("Back to the rule book", this::read);
        read();
    }

    /** Adds the legend of a game's board, with the marks of the loaded mods. */
    public void explain(Book book, Catalog catalog, BoardStyle style) {
        browser.offer("What the signs mean", () -> {
            LegendPane legend = new LegendPane(catalog, style, new Signs(catalog.marks(), book.words()), address -> {
                browser.look(address.substring(Book.RULE.length()));
                read();
            });
            hold(legend.scrolled());
            rules.setVisible(true);
        });
    }

    /** Opens the book at an address. */
    public BookPane at(String address) {
        browser.turnTo(address);
        return this;
    }

    private void read() {
        hold(browser);
        rules.setVisible(false);
    }
}
