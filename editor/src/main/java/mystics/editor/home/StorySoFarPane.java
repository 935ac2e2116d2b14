package mystics.editor.home;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.play.over.Pages;
import mystics.editor.play.over.StoryPaper;
import mystics.editor.type.Html;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import mystics.editor.type.Upright;
import mystics.save.CampaignStory.ReadChapter;
import net.miginfocom.swing.MigLayout;

/** The story of a campaign as it was read aloud, chapter by chapter, to be read again (STORY-2, CAMP-1). */
public final class StorySoFarPane extends Page {
    private final transient List<ReadChapter> chapters;
    private final transient Map<String, String> voices;
    private final JList<String> list;
    private final Paper paper = new Paper(1.15f, address -> {});

    /** The last chapter is shown first; {@code back} leads to the campaigns. */
    public StorySoFarPane(Catalog catalog, String campaign, List<ReadChapter> chapters, Runnable back) {
        super(Sentence.of("The story of {campaign} so far", "campaign", campaign), new WayBack("Back to the campaigns", back));
        this.chapters = List.copyOf(chapters);
        this.voices = StoryPaper.portraits(catalog);
        DefaultListModel<String> names = new DefaultListModel<>();
        names.addAll(chapters.stream().map(ReadChapter::name).toList());
        list = new JList<>(names);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.getAccessibleContext().setAccessibleName("Chapters");
        list.addListSelectionListener(changed -> open());
        paper.getAccessibleContext().setAccessibleName("The story");
        JPanel body = new JPanel(new MigLayout("insets 0, fill, gapx 18", "[26%:26%, fill][grow, fill]", "[grow, fill]"));
        body.add(new JScrollPane(list), "wmin 0");
        body.add(Upright.scrolled(paper), "wmin 0");
        hold(body);
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
        return "<h1>" + Html.plain(chapter.name()) + "</h1>" + chapter.passages().stream()
                .map(passage -> Pages.story(passage, voices)).collect(Collectors.joining("<p style='text-align: center'>* * *</p>"));
    }
}
