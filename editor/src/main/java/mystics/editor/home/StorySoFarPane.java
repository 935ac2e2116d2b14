package mystics.editor.home;

import java.util.List;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.art.Gallery;
import mystics.editor.play.over.BookLeaf;
import mystics.editor.play.over.StoryHtml;
import mystics.editor.play.over.StoryPaper;
import mystics.editor.type.Html;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import mystics.editor.type.Upright;
import mystics.save.CampaignStory.ReadChapter;
import net.miginfocom.swing.MigLayout;

/** The story of a campaign as it was read aloud, chapter by chapter, to be read again as a book (STORY-2, CAMP-1). */
public final class StorySoFarPane extends Page {
    private final transient List<ReadChapter> chapters;
    private final transient StoryHtml html;
    private final JList<String> list;
    private final Paper paper;

    /**
     * Shows the last chapter first.
     *
     * @param print writes the story as a PDF file
     * @param back goes to the campaigns
     */
    public StorySoFarPane(Catalog catalog, String campaign, List<ReadChapter> chapters, Runnable print, Runnable back) {
        super(Sentence.of("The story of {campaign} so far", "campaign", campaign), new WayBack("Back to the campaigns", back));
        this.chapters = List.copyOf(chapters);
        this.html = new StoryHtml(StoryPaper.portraits(catalog));
        Gallery gallery = new Gallery(catalog.pictures().values());
        paper = new StoryPaper(address -> {}, gallery::find);
        paper.setOpaque(false);
        DefaultListModel<String> names = new DefaultListModel<>();
        names.addAll(chapters.stream().map(ReadChapter::name).toList());
        list = new JList<>(names);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.getAccessibleContext().setAccessibleName("Chapters");
        list.addListSelectionListener(changed -> open());
        paper.getAccessibleContext().setAccessibleName("The story");
        BookLeaf book = new BookLeaf(() -> false);
        book.add(BookLeaf.clear(Upright.scrolled(paper)));
        JPanel body = new JPanel(new MigLayout("insets 0, fill, gapx 18", "[26%:26%, fill][grow, fill]", "[grow, fill]"));
        body.add(new JScrollPane(list), "wmin 0");
        body.add(book, "wmin 0");
        hold(body);
        button("Print as PDF", print).setEnabled(!chapters.isEmpty());
        list.setSelectedIndex(chapters.size() - 1);
        open();
    }

    private void open() {
        int chosen = list.getSelectedIndex();
        Says.html(paper, language -> chosen < 0
                ? Html.worded("<p>Nothing of the story has been kept yet. Each chapter adds what was read when it is over.</p>", language)
                : page(chapters.get(chosen)));
        paper.setCaretPosition(0);
    }

    private String page(ReadChapter chapter) {
        return "<h1>" + Html.plain(chapter.name()) + "</h1>" + html.passages(chapter.passages());
    }
}
