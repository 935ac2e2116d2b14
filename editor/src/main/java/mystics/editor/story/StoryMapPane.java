package mystics.editor.story;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.JScrollPane;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.art.Quality;
import mystics.editor.deed.DeedKeys;
import mystics.editor.deed.DeedMenu;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.OutlineItem;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** The story as a drawing. Arrows lead from passage to passage for answers and for remembered answers. */
final class StoryMapPane extends Spoken {
    private static final Pattern PLACE = Pattern.compile("/story/(\\d+)(/.*)?");
    private static final int AHEAD = 4;
    private final transient DeskWork work;
    private final transient Runnable selected;
    private transient List<OutlineItem> outline = List.of();

    /** @param selected runs when another passage is selected */
    StoryMapPane(DeskWork work, Runnable selected) {
        this.work = work;
        this.selected = selected;
        setFocusable(true);
        Says.name(this, Sentence.of("Map of the story"));
        addKeyListener(new DeedKeys(() -> work.selected(outline), work));
        Keys.on(this, "LEFT", () -> go(-1, 0));
        Keys.on(this, "RIGHT", () -> go(1, 0));
        Keys.on(this, "UP", () -> go(0, -1));
        Keys.on(this, "DOWN", () -> go(0, 1));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                pressed(event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                if (event.isPopupTrigger()) menu(event);
            }
        });
    }

    /** The map in a scroll pane. */
    JScrollPane scrolled() {
        return new JScrollPane(this);
    }

    /** Shows the current story. */
    void show(List<OutlineItem> lines) {
        outline = lines;
        work.selected(lines).ifPresent(item -> Says.more(this, item.words()));
        revalidate();
        repaint();
    }

    private Optional<StoryMapView> view() {
        int room = getParent() == null ? getWidth() : getParent().getWidth();
        return work.chapter().map(chapter -> StoryMapView.of(chapter, getFontMetrics(Type.plain()), room));
    }

    private int passage() {
        Matcher place = PLACE.matcher(work.item());
        return place.matches() ? Integer.parseInt(place.group(1)) : -1;
    }

    private void pressed(MouseEvent event) {
        requestFocusInWindow();
        view().flatMap(view -> view.at(event.getX(), event.getY())).ifPresent(this::select);
        if (event.isPopupTrigger()) menu(event);
    }

    private void menu(MouseEvent event) {
        work.selected(outline).ifPresent(item -> DeedMenu.open(item, this, event.getX(), event.getY(), work.wording(), work::make));
    }

    private void select(int number) {
        String id = StoryItems.STORY.at(number).toString();
        outline.stream().filter(item -> item.id().equals(id)).findFirst().ifPresent(item -> {
            work.select(item);
            selected.run();
            view().map(view -> view.places().get(number)).ifPresent(place -> scrollRectToVisible(around(place)));
        });
    }

    private static Rectangle around(Rectangle2D place) {
        Rectangle around = place.getBounds();
        around.grow(Math.round(Type.size()), Math.round(Type.size()));
        return around;
    }

    /** Selects the nearest passage in a direction. A passage that lies exactly in the direction is preferred. */
    private void go(int right, int down) {
        view().ifPresent(view -> {
            Rectangle2D from = view.places().getOrDefault(passage(), new Rectangle2D.Double(-1, -1, 1, 1));
            view.places().entrySet().stream().filter(to -> ahead(from, to.getValue(), right, down) > 1)
                    .min(Comparator.comparingDouble(to -> ahead(from, to.getValue(), right, down)
                            + AHEAD * Math.abs(ahead(from, to.getValue(), down, right))))
                    .ifPresent(to -> select(to.getKey()));
        });
    }

    private static double ahead(Rectangle2D from, Rectangle2D to, int right, int down) {
        return right * (to.getX() - from.getX()) + down * (to.getY() - from.getY());
    }

    @Override
    public Dimension getPreferredSize() {
        return view().map(view -> new Dimension(view.width(), view.height())).orElseGet(Dimension::new);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        work.chapter().ifPresent(chapter -> paint(ink, chapter));
        ink.dispose();
    }

    private void paint(Graphics2D ink, Chapter chapter) {
        view().ifPresent(view -> {
            StoryMapArt art = new StoryMapArt(ink, view, Type.plain());
            view.map().links().forEach(link -> art.link(link, passage()));
            view.map().boxes().forEach(box -> art.box(chapter, work.catalog(), box.passage(), work.wording(), passage()));
        });
    }
}
