package mystics.editor.home;

import mystics.editor.play.BookBrowser;
import mystics.editor.sight.Book;

/** What newcomers want to know, the rule book, and the words it uses. */
public final class BookPane extends Page {
    /** A page with a book; {@code back} goes home. */
    public BookPane(Book book, Runnable back) {
        super("How to play, and the rule book", back);
        BookBrowser browser = new BookBrowser(book);
        hold(browser);
    }
}
