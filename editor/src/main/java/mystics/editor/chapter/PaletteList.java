package mystics.editor.chapter;

import java.awt.Component;
import java.awt.Image;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.ImageIcon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.Room;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.RoomThumbs;
import mystics.editor.deed.DeskWork;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/**
 * The tiles that can still be laid. Tiles with a fitting exit come first and are highlighted. The tiles can be dragged to the map; Enter
 * lays one.
 */
final class PaletteList extends JList<Room> {
    private final transient DeskWork work;
    private final transient RoomThumbs thumbs;
    private final MapPane map;
    private final DefaultListModel<Room> rooms = new DefaultListModel<>();
    private transient Map<Room, List<Cell>> fitting = Map.of();

    PaletteList(DeskWork work, MapPane map, BoardStyle style, Executor worker) {
        this.work = work;
        this.map = map;
        this.thumbs = new RoomThumbs(style, worker, this::repaint);
        setModel(rooms);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Line());
        Says.name(this, Sentence.of("Tiles to lay"));
        addListSelectionListener(change -> map.offer(Optional.ofNullable(getSelectedValue())));
        Keys.on(this, "ENTER", this::lay);
        MouseAdapter mouse = new Dragging();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
    }

    /** Shows the tiles that are not laid in the chapter yet. */
    void show(Optional<DraftedChapter> now) {
        fitting = now.map(Palette::of).orElse(Map.of());
        Room before = getSelectedValue();
        setFixedCellHeight(high() + 2);
        rooms.clear();
        rooms.addAll(fitting.keySet());
        if (before != null && fitting.containsKey(before)) setSelectedValue(before, true);
    }

    private static int high() {
        return Math.round(Type.size() * 3);
    }

    private void lay() {
        Room room = getSelectedValue();
        if (room == null) return;
        DraftedChapter.on(work).ifPresent(drafted -> {
            List<Cell> cells = fitting.getOrDefault(room, List.of());
            Cell cell = cells.isEmpty() ? drafted.map().free().get(0) : cells.get(0);
            work.make(Sentence.of("Laid a tile"), new TileDeeds(drafted.map()).lay(room.id(), cell));
        });
    }

    /** Carries a tile to the map. */
    private final class Dragging extends MouseAdapter {
        private Optional<Room> carried = Optional.empty();

        /** Remembers the pressed tile. During a drag, the list's own selection would follow the pointer. */
        @Override
        public void mousePressed(MouseEvent event) {
            carried = Optional.ofNullable(getSelectedValue());
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            Point there = SwingUtilities.convertPoint(PaletteList.this, event.getPoint(), map);
            boolean over = map.contains(there);
            map.drag(DraftedChapter.on(work).filter(now -> over)
                    .flatMap(now -> carried.map(room -> TileDrag.of(now, room, map.view(now), there.x, there.y))));
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            Optional<TileDrag> dragged = map.drag();
            map.drag(Optional.empty());
            dragged.ifPresent(drag -> DraftedChapter.on(work)
                    .ifPresent(now -> work.make(Sentence.of("Laid a tile"), drag.changes(now.map()))));
        }

        @Override
        public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) lay();
        }
    }

    /** A room with its picture, and whether it fits. */
    private final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> of, Object value, int place, boolean chosen, boolean focused) {
            Room room = (Room) value;
            int fits = fitting.getOrDefault(room, List.of()).size();
            Sentence words = Sentence.of(fits == 0 ? "{room}" : meets(room) ? "{room}: fits" : "{room}: fits turned over", "room",
                    room.name());
            JLabel line = (JLabel) super.getListCellRendererComponent(of, words.in(work.wording()).toString(), place, chosen, focused);
            line.setEnabled(fits > 0);
            int high = high();
            line.setIcon(thumbs.of(room, high).map(picture -> new ImageIcon(scaled(picture, high))).orElse(null));
            return line;
        }

        private boolean meets(Room room) {
            return DraftedChapter.on(work)
                    .filter(now -> now.map().fit(now.fresh(room), fitting.get(room).get(0)) == TileMap.Fit.MEETS).isPresent();
        }

        private Image scaled(BufferedImage picture, int high) {
            return picture.getScaledInstance(high, high, Image.SCALE_SMOOTH);
        }
    }
}
