package mystics.editor.play.over;

import java.awt.FlowLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.book.Glossary;
import mystics.book.RuleTexts;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.editor.art.Sketch;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Book;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Signs;
import mystics.editor.type.Paper;
import mystics.editor.type.Settling;
import mystics.play.Setting;
import mystics.view.CardIndex;

/** Shows texts over the board: the story, rules and cards. */
public final class ReadingOverlay {
    /** The size of the letters in rules, relative to the window's letters. */
    private static final float RULES = 1.25f;
    private final Stage stage;
    private Optional<BoardStyle> style = Optional.empty();
    private CardIndex index = new CardIndex(Catalog.of(List.of()));
    private Book book = new Book(new RuleTexts(List.of()), new Glossary(List.of()), List.of());
    private BookPages pages = new BookPages(book);
    private Map<String, String> voices = Map.of();
    private Catalog catalog = Catalog.of(List.of());
    private Optional<JComponent> told = Optional.empty();

    public ReadingOverlay(Stage stage) {
        this.stage = stage;
    }

    /** Sets the cards and the style. */
    public void wear(Attire attire) {
        catalog = attire.catalog();
        style = Optional.of(attire.style());
        book = attire.book();
        pages = new BookPages(book);
        index = new CardIndex(catalog);
        voices = StoryPaper.portraits(catalog);
    }

    /** The names that have a card. */
    public CardIndex index() {
        return index;
    }

    /** Whether a sheet lies over the board. */
    public boolean isOpen() {
        return stage.isCovered();
    }

    /** Opens a link. */
    public void follow(String address) {
        if (address.startsWith(Book.RULE)) {
            index.cause(address.substring(Book.RULE.length())).ifPresentOrElse(card -> cards(List.of(card)),
                    () -> page(pages.page(address)));
        } else if (address.startsWith(Pages.CARD)) {
            about(address.substring(Pages.CARD.length()));
        }
    }

    /** Shows the card with a name, if there is one. */
    public void about(String name) {
        index.find(name).ifPresent(entry -> cards(List.of(entry)));
    }

    /** Shows cards. If several cards are shown, a click on one of them enlarges it. */
    public void cards(List<Entry> cards) {
        style.ifPresent(known -> stage.lay(new CardsPane(cards, known, card -> cards(List.of(card))).seenThrough(), LaidPaper.BARE));
    }

    /** Opens the rule book. */
    public void book() {
        BookBrowser browser = new BookBrowser(book);
        browser.offer("What the signs mean", this::legend);
        stage.lay(browser, LaidPaper.PAPER);
        browser.field().requestFocusInWindow();
    }

    /** Opens the legend of the board. */
    private void legend() {
        style.ifPresent(known -> stage.lay(new LegendPane(catalog, known, signs(), this::follow).scrolled(), LaidPaper.PAPER));
    }

    /** The meanings of the marks on the board. */
    public Signs signs() {
        return new Signs(catalog.marks(), book.words());
    }

    /** Shows a text. */
    public void page(String html) {
        stage.lay(paper(html), LaidPaper.PAPER);
    }

    /** Shows a page of the story, and continues after the page is turned. */
    public void story(Interlude page, Telling telling, Runnable then) {
        String words = page.words().toString();
        StoryHtml html = new StoryHtml(voices, telling.readers(words, voices.keySet()));
        StoryPaper text = written(html.passage(words) + telling.choices(),
                address -> telling.follow(address, this::answered, this::follow));
        Optional<Sketch> picture = page.art().stream().flatMap(name -> sketch(name, page.cast()).stream()).findFirst();
        JComponent passage = picture
                .<BookPage>map(known -> new IllustratedPage(telling.title(), new Plate(known, page.seen()), text))
                .orElseGet(() -> new TextPage(telling.title(), text)).bound();
        told = Optional.of(passage);
        telling.keys(text, this::answered);
        LaidPaper sheet = picture.isPresent() ? LaidPaper.SPREAD : LaidPaper.PAGE;
        if (telling.asks()) {
            stage.ask(passage, sheet, then);
        } else {
            stage.page(passage, sheet, "Go on", then);
        }
    }

    /** Asks a question of the story on a page of its own. */
    public void question(Telling telling) {
        StoryPaper text = written(new StoryHtml(voices).passage(telling.asked()) + telling.ways(),
                address -> telling.follow(address, this::answered, this::follow));
        JComponent passage = new TextPage(telling.title(), text).bound();
        told = Optional.of(passage);
        telling.keys(text, this::answered);
        stage.ask(passage, LaidPaper.PAGE, () -> {});
    }

    /** Keeps an answered page in sight, without its answers, until there is something new to see. */
    private void answered() {
        told.stream().flatMap(Settling::parts).forEach(part -> part.setEnabled(false));
        stage.answered();
    }

    /**
     * Shows the last page of a chapter.
     *
     * @param ways the actions of the page's buttons, by the labels of the buttons
     */
    public void ending(Sight sight, Map<String, Runnable> ways) {
        style.ifPresent(known -> {
            EndingPane ending = new EndingPane(sight, known, ways);
            told = Optional.of(ending);
            stage.lay(ending, LaidPaper.LAST);
        });
    }

    /**
     * Removes a page of the story, or the last page, because the move that led to it was undone. The action that would have followed the
     * page does not run.
     */
    public void untell() {
        told.ifPresent(stage::take);
        told = Optional.empty();
    }

    /** Shows a drawing in the middle of a sheet. */
    public void drawing(JComponent drawing) {
        JPanel middle = new JPanel(new FlowLayout());
        middle.setOpaque(false);
        middle.add(drawing);
        stage.lay(middle, LaidPaper.NOTE);
    }

    /** Shows the objective of the chapter and the story so far. */
    public void chapter(Sight sight) {
        Setting setting = sight.game().setting();
        book(new ChapterPage(setting.box().chapter(), sight.goalRooms(), setting::worded)
                .of(sight.goals(), sight.lostOn(), sight.passages(), voices));
    }

    private Optional<Sketch> sketch(String name) {
        return sketch(name, List.of());
    }

    private Optional<Sketch> sketch(String name, List<String> heroes) {
        return style.flatMap(known -> known.gallery().find(name, heroes));
    }

    /** Shows a text as a page of the book. */
    private void book(String html) {
        stage.lay(written(html, this::follow).scrolled(), LaidPaper.PAGE);
    }

    private JComponent paper(String html) {
        Paper paper = new Paper(RULES, this::follow);
        paper.write(html);
        return paper.scrolled();
    }

    /** A text of the book. A click on the text leaves the keyboard focus on the button that turns the page. */
    private StoryPaper written(String html, Consumer<String> follow) {
        StoryPaper paper = new StoryPaper(follow, this::sketch);
        paper.setOpaque(false);
        paper.setRequestFocusEnabled(false);
        paper.write(html);
        return paper;
    }
}
