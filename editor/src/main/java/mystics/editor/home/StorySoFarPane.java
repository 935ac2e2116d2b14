package mystics.editor.home;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.art.Gallery;
import mystics.editor.play.over.OpenBook;
import mystics.editor.play.over.StoryHtml;
import mystics.editor.play.over.StoryPaper;
import mystics.editor.type.Html;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.save.CampaignStory.ReadChapter;
import net.miginfocom.swing.MigLayout;

/** The story of a campaign as it was read aloud, chapter by chapter, to be read again as a book (STORY-2, CAMP-1). */
public final class StorySoFarPane extends Page {
    private final transient List<ReadChapter> chapters;
    private final transient StoryHtml html;
    private final JComboBox<String> chapter;
    private final StoryPaper paper;
    private final OpenBook book;

    /**
     * Opens the last chapter first.
     *
     * @param print writes the story as a PDF file
     * @param back goes to the page of campaigns
     * @param home goes home, as the same key does in a game
     */
    public StorySoFarPane(Catalog catalog, String campaign, List<ReadChapter> chapters, Runnable print, Runnable back, Runnable home) {
        super(Sentence.of("The story of {campaign} so far", "campaign", CampaignTitle.of(campaign)),
                new WayBack("Back to the campaigns", back));
        this.chapters = List.copyOf(chapters);
        this.html = new StoryHtml(StoryPaper.portraits(catalog));
        Gallery gallery = new Gallery(catalog.pictures().values());
        paper = new StoryPaper(address -> {}, gallery::find);
        paper.getAccessibleContext().setAccessibleName("The story");
        JLabel pages = new JLabel();
        book = new OpenBook(paper, now -> Says.text(pages, now));
        chapter = new JComboBox<>(chapters.stream().map(ReadChapter::name).toArray(String[]::new));
        chapter.getAccessibleContext().setAccessibleName("Chapters");
        chapter.setSelectedIndex(chapters.size() - 1);
        chapter.addActionListener(chosen -> open());
        JPanel body = new JPanel(new MigLayout("insets 0, fill, gap 14 10, hidemode 3", "[]push[][][]", "[][grow, fill]"));
        body.add(chapter, "wmin 0");
        body.add(pages);
        body.add(turning("Turn back", -1));
        body.add(turning("Turn the page", 1), "wrap");
        body.add(book.bound(), "span, grow, wmin 0, hmin 0");
        hold(body);
        button("Print as PDF", print).setEnabled(!chapters.isEmpty());
        turns("PAGE_DOWN", 1);
        turns("PAGE_UP", -1);
        Keys.anywhere(this, "F10", home);
        open();
    }

    /** Lets a key turn the page wherever the focus is; the list of chapters would otherwise use it. */
    private void turns(String key, int leaves) {
        Keys.anywhere(this, key, () -> book.turn(leaves));
        Keys.on(chapter, key, () -> book.turn(leaves));
    }

    /** Moves the keyboard focus to the book, so that the arrow keys turn its pages. */
    @Override
    public void addNotify() {
        super.addNotify();
        SwingUtilities.invokeLater(paper::requestFocusInWindow);
    }

    private JButton turning(String words, int leaves) {
        JButton button = new JButton(words);
        button.addActionListener(click -> book.turn(leaves));
        return button;
    }

    private void open() {
        int chosen = chapter.getSelectedIndex();
        Says.html(paper, language -> chosen < 0
                ? Html.worded("<p>Nothing of the story has been kept yet. Each chapter adds what was read when it is over.</p>", language)
                : page(chapters.get(chosen)));
        book.begin();
    }

    private String page(ReadChapter chapter) {
        return "<h1>" + Html.plain(chapter.name()) + "</h1>" + html.passages(chapter.passages());
    }
}
