package mystics.editor.chapter;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import mystics.choice.Sentence;
import mystics.editor.board.BoardStyle;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.DraftingDesk;
import mystics.editor.deed.OutlineItem;
import mystics.editor.deed.OutlineList;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.type.Prose;
import mystics.mod.load.Library;
import net.miginfocom.swing.MigLayout;

/** The desk of a chapter: its outline, the map, the pages, the objective, and the tiles that can still be laid. */
public final class ChapterDesk extends DraftingDesk {
    private final transient DeskWork work;
    private final OutlineList outline;
    private final MapPane map;
    private final PageStrip pages;
    private final GoalList goals;
    private final PaletteList palette;
    private final Prose begin = new Prose(Sentence.of("To begin: click the room on the map with the right button and let minions wait "
            + "there, lay another room beside it, and say on the right what wins. F5 plays it at any time."));

    /**
     * @param library the loaded mods, asked for again after every change
     * @param path the path of the chapter's file
     * @param selected receives the selection
     * @param worker paints pictures of rooms
     */
    public ChapterDesk(Drafting drafting, Supplier<Library> library, String path, Consumer<Selection> selected, BoardStyle style,
            Executor worker) {
        super(drafting);
        work = new DeskWork(drafting, library, path, selected);
        outline = new OutlineList(work, this::refresh);
        map = new MapPane(work, style, worker, this::refresh);
        pages = new PageStrip(work);
        goals = new GoalList(work);
        palette = new PaletteList(work, map, style, worker);
        JPanel middle = new JPanel(new BorderLayout());
        middle.add(above(), BorderLayout.NORTH);
        middle.add(map);
        JPanel tiles = new JPanel(new BorderLayout());
        tiles.add(label(Sentence.of("Rooms to lay: drag one to the map, or click it twice.")), BorderLayout.NORTH);
        tiles.add(new JScrollPane(palette));
        JComponent right = split(JSplitPane.VERTICAL_SPLIT, goals.scrolled(), tiles, 0.4);
        add(split(JSplitPane.HORIZONTAL_SPLIT, outline.framed(), split(JSplitPane.HORIZONTAL_SPLIT, middle, right, 0.6), 0.26));
        begin.setBorder(BorderFactory.createEmptyBorder(6, 6, 3, 6));
        refresh();
    }

    /** The pages with their meaning, and the first steps for a chapter that is still empty. */
    private JPanel above() {
        JPanel above = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 0, hidemode 3", "[grow, fill]"));
        above.add(begin, "wmin 0");
        above.add(label(Sentence.of("Pages of the hourglass, each with the minions that an encounter brings on average. Drag the end.")),
                "wmin 0");
        above.add(pages, "wmin 0");
        return above;
    }

    private static Prose label(Sentence words) {
        Prose label = new Prose(words, 0.9f, Font.PLAIN).muted();
        label.setBorder(BorderFactory.createEmptyBorder(3, 6, 3, 6));
        return label;
    }

    private static JSplitPane split(int way, JComponent one, JComponent other, double share) {
        JSplitPane split = new JSplitPane(way, true, one, other);
        split.setResizeWeight(share);
        split.setBorder(null);
        one.setMinimumSize(new Dimension(60, 60));
        other.setMinimumSize(new Dimension(60, 60));
        return split;
    }

    /** The list in which everything can be done with the keyboard. */
    public JComponent outline() {
        return outline;
    }

    /** Shows the part of the chapter that was selected outside this desk. */
    public void turnTo(Selection selection) {
        DraftedChapter.on(work).ifPresent(now -> selection.pointers().forEach(at -> work.turnTo(at.toString(), ChapterOutline.of(now))));
        refresh();
    }

    @Override
    public void refresh() {
        Optional<DraftedChapter> now = DraftedChapter.on(work);
        List<OutlineItem> lines = now.map(ChapterOutline::of).orElse(List.of());
        outline.show(lines);
        map.show(lines);
        pages.show(now);
        goals.show(now);
        palette.show(now);
        begin.setVisible(now.filter(known -> known.chapter().setup().isEmpty() && known.map().tiles().size() < 2).isPresent());
    }
}
