package mystics.editor.chapter;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Graphics;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Room;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.RoomThumbs;
import mystics.editor.deed.DeedKeys;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.OutlineItem;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** The map of the chapter. The user can drag tiles together. Chips in the rooms show the lists of the chapter. */
final class MapPane extends Spoken {
    private final transient DeskWork work;
    private final transient BoardStyle style;
    private final transient RoomThumbs thumbs;
    private final transient Runnable selected;
    private transient List<OutlineItem> outline = List.of();
    private transient Optional<TileDrag> drag = Optional.empty();
    private transient Optional<Room> offered = Optional.empty();

    /**
     * @param worker paints pictures of rooms
     * @param selected runs when the selection changes
     */
    MapPane(DeskWork work, BoardStyle style, Executor worker, Runnable selected) {
        this.work = work;
        this.style = style;
        this.selected = selected;
        this.thumbs = new RoomThumbs(style, worker, this::repaint);
        setFocusable(true);
        Says.name(this, Sentence.of("Map of the chapter"));
        new MapMouse(this).listen();
        addKeyListener(new DeedKeys(() -> work.selected(outline), work));
        Keys.on(this, "ESCAPE", () -> drag(Optional.empty()));
        Keys.on(this, "LEFT", () -> go(-1, 0));
        Keys.on(this, "RIGHT", () -> go(1, 0));
        Keys.on(this, "UP", () -> go(0, -1));
        Keys.on(this, "DOWN", () -> go(0, 1));
    }

    /** Shows the current chapter. */
    void show(List<OutlineItem> lines) {
        outline = lines;
        work.selected(lines).ifPresent(item -> Says.more(this, item.words()));
        repaint();
    }

    /** Highlights the places at which a room's exits fit. */
    void offer(Optional<Room> room) {
        offered = room;
        repaint();
    }

    DeskWork work() {
        return work;
    }

    /** Shows a tile that is being dragged; an empty value puts the tile back in its place. */
    void drag(Optional<TileDrag> other) {
        drag = other;
        repaint();
    }

    Optional<TileDrag> drag() {
        return drag;
    }

    Optional<Room> offered() {
        return offered;
    }

    /** The current positions of the cells. */
    MapView view(DraftedChapter drafted) {
        return MapView.of(drafted.map(), getWidth(), getHeight());
    }

    /** Everything on the map. The topmost things come last. */
    List<MapChip> chips(DraftedChapter drafted) {
        return MapChips.of(drafted, view(drafted), getFontMetrics(Type.plain()), work.wording());
    }

    /** Selects a thing on the map. */
    void select(OutlineItem item) {
        work.select(item);
        selected.run();
        requestFocusInWindow();
        repaint();
    }

    private void go(int columns, int rows) {
        DraftedChapter.on(work).ifPresent(drafted -> {
            TileMap map = drafted.map();
            Optional<LaidTile> from = map.tiles().stream().filter(tile -> work.item().startsWith(TileItems.pointer(tile).toString()))
                    .findFirst();
            from.map(tile -> map.at(tile.cell().moved(columns, rows))).orElseGet(() -> map.tiles().stream().findFirst())
                    .ifPresent(tile -> select(new TileItems(drafted).tile(tile, 0)));
        });
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(Type.size() * 40), Math.round(Type.size() * 30));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.setColor(style.theme().table());
        ink.fillRect(0, 0, getWidth(), getHeight());
        ink.setFont(Type.plain());
        DraftedChapter.on(work).ifPresent(drafted -> paint(ink, drafted));
        ink.dispose();
    }

    private void paint(Graphics2D ink, DraftedChapter drafted) {
        MapView view = view(drafted);
        MapArt art = new MapArt(ink, style.theme(), thumbs);
        List<MapChip> chips = chips(drafted);
        drafted.map().tiles().forEach(tile -> art.tile(tile, view.square(tile.cell()), MapArt.cover(tile, drafted)));
        offered.ifPresent(room -> drafted.map().fitting(drafted.fresh(room))
                .forEach(cell -> art.free(view.square(cell), style.theme().legal())));
        if (drafted.map().tiles().isEmpty()) art.free(view.square(new Cell(0, 0)), style.theme().paper());
        chips.stream().filter(chip -> chip.kind() != MapChip.Kind.TILE).forEach(art::chip);
        Color mark = UIManager.getColor("Component.focusColor");
        chips.stream().filter(chip -> chip.item().id().equals(work.item())).forEach(chip -> art.selected(chip.place(), mark));
        drag.ifPresent(now -> now.paint(art, view, style.theme()));
    }
}
