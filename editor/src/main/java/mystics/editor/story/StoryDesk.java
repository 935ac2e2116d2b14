package mystics.editor.story;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.JComponent;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.DraftingDesk;
import mystics.editor.deed.OutlineItem;
import mystics.editor.deed.OutlineList;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.mod.load.Library;

/** The desk of a story: its passages in the order of play, their texts, and the page as the game shows it. */
public final class StoryDesk extends DraftingDesk {
    private static final Pattern PLACE = Pattern.compile("/story/(\\d+)(/.*)?");
    private final transient DeskWork work;
    private final OutlineList outline;
    private final PassageForm form;
    private final PagePane page;
    private final StoryMapPane map;
    private transient Optional<Chapter> seen = Optional.empty();

    /**
     * @param library the loaded mods, asked for again after every change
     * @param path the path of the chapter's file
     * @param selected receives the selection
     * @param worker asks the game for pages
     */
    public StoryDesk(Drafting drafting, Supplier<Library> library, String path, Consumer<Selection> selected, Executor worker) {
        super(drafting);
        work = new DeskWork(drafting, library, path, selected);
        outline = new OutlineList(work, this::refresh);
        Says.name(outline, Sentence.of("Passages of the story"));
        form = new PassageForm(work);
        page = new PagePane(work, worker);
        map = new StoryMapPane(work, this::refresh);
        JTabbedPane right = new JTabbedPane();
        right.addTab(Sentence.of("Page").in(work.wording()).toString(), page);
        right.addTab(Sentence.of("Map").in(work.wording()).toString(), map.scrolled());
        add(split(outline.framed(), split(form.scrolled(), right, 0.5), 0.3));
        Keys.within(this, "ctrl ENTER", () -> {
            right.setSelectedComponent(page);
            page.readThrough();
        });
        refresh();
    }

    private static JSplitPane split(JComponent one, JComponent other, double share) {
        JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, one, other);
        split.setResizeWeight(share);
        split.setBorder(null);
        one.setMinimumSize(new Dimension(60, 60));
        other.setMinimumSize(new Dimension(60, 60));
        one.setPreferredSize(new Dimension((int) (1000 * share), 400));
        other.setPreferredSize(new Dimension((int) (1000 * (1 - share)), 400));
        return split;
    }

    /** The list in which everything can be done with the keyboard. */
    public JComponent outline() {
        return outline;
    }

    /** Shows the passage that was selected outside this desk. */
    public void turnTo(Selection selection) {
        selection.pointers().forEach(at -> work.turnTo(at.toString(), items()));
        refresh();
    }

    private List<OutlineItem> items() {
        return work.chapter().map(chapter -> new StoryItems(chapter, work.catalog()).items()).orElse(List.of());
    }

    /** Writes the usual pages and shows the first of them. */
    private void begin(Deed pages) {
        work.make(pages);
        work.turnTo(StoryItems.STORY.at(0).toString(), items());
        refresh();
        form.begin();
    }

    @Override
    public void refresh() {
        List<OutlineItem> lines = items();
        outline.show(lines);
        map.show(lines);
        Matcher place = PLACE.matcher(work.item());
        Optional<Integer> index = place.matches() ? Optional.of(Integer.valueOf(place.group(1))) : Optional.empty();
        Optional<Passage> passage = work.chapter().flatMap(chapter -> index.filter(at -> at < chapter.story().size())
                .map(at -> chapter.story().get(at)));
        form.show(passage, StoryItems.STORY.at(index.orElse(0)));
        form.offer(work.chapter().filter(chapter -> chapter.story().isEmpty())
                .map(chapter -> new StoryMoments(chapter, work.catalog()).begun()), this::begin);
        if (seen.map(Chapter::party).isEmpty() || !seen.map(Chapter::party).equals(work.chapter().map(Chapter::party))) page.offer();
        seen = work.chapter();
        page.show(passage);
    }
}
