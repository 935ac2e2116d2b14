package mystics.editor.play.over;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import mystics.book.Glossary;
import mystics.book.RuleTexts;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Book;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Signs;
import mystics.editor.type.Paper;
import mystics.phase.chapter.Victory;
import mystics.play.Game;
import mystics.rules.Line;
import mystics.view.CardIndex;

/** Shows texts over the board: the story, rules and cards. */
public final class ReadingOverlay {
    private static final float LARGE = 1.5f;
    /** Below the last line, so that the frame of a box that ends a page is whole. */
    private static final int ROOM = 12;
    private final Stage stage;
    private Optional<BoardStyle> style = Optional.empty();
    private CardIndex index = new CardIndex(Catalog.of(List.of()));
    private Book book = new Book(new RuleTexts(List.of()), new Glossary(List.of()));
    private BookPages pages = new BookPages(book);
    private Collection<String> voices = List.of();
    private Catalog catalog = Catalog.of(List.of());
    private Optional<JComponent> told = Optional.empty();

    public ReadingOverlay(Stage stage) {
        this.stage = stage;
    }

    /** Knows what the mods of a game state, and how their cards look. */
    public void wear(Attire attire) {
        catalog = attire.catalog();
        style = Optional.of(attire.style());
        book = attire.book();
        pages = new BookPages(book);
        index = new CardIndex(catalog);
        voices = catalog.heroes().values().stream().map(HeroCard::name).toList();
    }

    /** What can be read about, by name. */
    public CardIndex index() {
        return index;
    }

    /** Goes where a link leads. */
    public void follow(String address) {
        if (address.startsWith(Book.RULE)) {
            index.cause(address.substring(Book.RULE.length())).ifPresentOrElse(card -> cards(List.of(card)), () -> page(pages.page(address)));
        } else if (address.startsWith(Pages.CARD)) {
            about(address.substring(Pages.CARD.length()));
        }
    }

    /** Lays out the card of something that is called so, if it has one. */
    public void about(String name) {
        index.find(name).ifPresent(entry -> cards(List.of(entry)));
    }

    /** Lays cards out; a click on one of several makes it larger. */
    public void cards(List<Entry> cards) {
        style.ifPresent(known -> stage.lay(new CardsPane(cards, known, card -> cards(List.of(card))).seenThrough(), Stage.Sheet.BARE));
    }

    /** Opens the rule book. */
    public void book() {
        BookBrowser browser = new BookBrowser(book);
        browser.offer("What the signs mean", this::legend);
        stage.lay(browser, Stage.Sheet.PAPER);
        browser.field().requestFocusInWindow();
    }

    /** Tells what the signs on the board mean. */
    private void legend() {
        style.ifPresent(known -> stage.lay(new LegendPane(catalog, known, signs(), this::follow).scrolled(), Stage.Sheet.PAPER));
    }

    /** What marks mean, in words. */
    public Signs signs() {
        return new Signs(catalog.marks(), book.words());
    }

    /** Lays a page over the board. */
    public void page(String html) {
        stage.lay(paper(html), Stage.Sheet.PAPER);
    }

    /** Lays a page of the story over the board; once it is turned, something follows. */
    public void story(String text, Runnable then) {
        JComponent passage = paper(Pages.story(text, voices));
        told = Optional.of(passage);
        stage.page(passage, "Go on", then);
    }

    /** Lays the last page of a chapter over the board. */
    public void ending(Sight sight) {
        style.ifPresent(known -> {
            JComponent ending = new EndingPane(sight, known);
            told = Optional.of(ending);
            stage.lay(ending, Stage.Sheet.NOTE);
        });
    }

    /** Somebody takes back what led to the page of the story, or to the last one: it goes with it, and so does what would have followed. */
    public void untell() {
        told.ifPresent(stage::take);
        told = Optional.empty();
    }

    /** What is to be done in a chapter, and what has been told of it. */
    public void chapter(Game game, List<Line> passages) {
        page(new ChapterPage(game.setting().box().chapter(), catalog).of(game.lookNow(Victory::reached), passages, voices));
    }

    private JComponent paper(String html) {
        Paper paper = new Paper(LARGE, this::follow);
        paper.getAccessibleContext().setAccessibleName("Page");
        paper.write(html);
        paper.setBorder(BorderFactory.createEmptyBorder(0, 0, ROOM, 0));
        return paper.scrolled();
    }
}
