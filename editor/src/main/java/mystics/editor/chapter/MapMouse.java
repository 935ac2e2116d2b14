package mystics.editor.chapter;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.deed.DeedMenu;

/**
 * The mouse on the map. With the mouse, the user drags tiles, selects chips, turns the wheel to change the number on a chip, and opens
 * menus.
 */
final class MapMouse extends MouseAdapter {
    private static final int STILL = 6;
    private final MapPane map;
    private Optional<MapChip> pressed = Optional.empty();
    private int x;
    private int y;

    MapMouse(MapPane map) {
        this.map = map;
    }

    void listen() {
        map.addMouseListener(this);
        map.addMouseMotionListener(this);
        map.addMouseWheelListener(this);
    }

    @Override
    public void mousePressed(MouseEvent event) {
        x = event.getX();
        y = event.getY();
        pressed = under(event);
        pressed.ifPresent(chip -> map.select(chip.item()));
        if (pressed.isEmpty()) map.requestFocusInWindow();
        menu(event);
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        if (!SwingUtilities.isLeftMouseButton(event) || Math.hypot(event.getX() - x, event.getY() - y) < STILL) return;
        DraftedChapter.on(map.work()).ifPresent(drafted -> {
            MapView view = map.view(drafted);
            Cell from = new Cell((int) Math.round(view.column(x)), (int) Math.round(view.row(y)));
            drafted.map().at(from).ifPresent(tile -> map.drag(Optional.of(TileDrag.of(drafted.map(), tile, view, event.getX(),
                    event.getY()))));
        });
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        Optional<TileDrag> dragged = map.drag();
        map.drag(Optional.empty());
        if (dragged.isPresent()) {
            DraftedChapter.on(map.work())
                    .ifPresent(drafted -> map.work().make(Sentence.of("Moved a tile"), dragged.get().changes(drafted.map())));
        } else {
            click(event);
            menu(event);
        }
    }

    /** When a lit place is clicked, lays the tile that is selected in the palette. */
    private void click(MouseEvent event) {
        if (!SwingUtilities.isLeftMouseButton(event) || pressed.isPresent()) return;
        DraftedChapter.on(map.work()).ifPresent(drafted -> map.offered().ifPresent(room -> {
            TileDrag dropped = TileDrag.of(drafted, room, map.view(drafted), event.getX(), event.getY());
            map.work().make(Sentence.of("Laid a tile"), dropped.changes(drafted.map()));
        }));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        under(event).ifPresent(chip -> chip.item().deeds().stream()
                .filter(deed -> deed.key().equals(event.getWheelRotation() < 0 ? "PLUS" : "MINUS")).findFirst()
                .ifPresent(map.work()::make));
    }

    private void menu(MouseEvent event) {
        if (!event.isPopupTrigger()) return;
        pressed.ifPresent(
                chip -> DeedMenu.open(chip.item(), map, event.getX(), event.getY(), map.work().wording(), map.work()::make));
    }

    private Optional<MapChip> under(MouseEvent event) {
        return DraftedChapter.on(map.work()).flatMap(drafted -> MapChips.at(map.chips(drafted), event.getX(), event.getY()));
    }
}
