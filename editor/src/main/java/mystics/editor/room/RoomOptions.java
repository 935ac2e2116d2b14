package mystics.editor.room;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import mystics.editor.canvas.Overlay;
import mystics.editor.trace.Symmetry;
import mystics.geometry.Drawing;

/** The options for drawing and showing a room, which are not part of the file. The methods of this class are called on the event thread. */
final class RoomOptions {
    /** The possible numbers of columns of the grid, from coarse to fine. */
    static final List<Integer> GRIDS = List.of(8, 16, 32, 64);
    private static final int FIRST_COUNT = 22;
    private static final List<Double> COVERS = List.of(0.35, 0.7, 1.0, 0.0);

    private final List<Runnable> listeners = new ArrayList<>();
    private Tool tool = Tool.SELECT;
    private Overlay overlay = Overlay.NEXT;
    private Symmetry symmetry = Symmetry.NONE;
    private int columns = GRIDS.get(2);
    private int count = FIRST_COUNT;
    private double cover = COVERS.get(0);
    private String mark = "";
    private OptionalInt from = OptionalInt.empty();
    private boolean shining;

    /** Calls a listener after every change. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    Tool tool() {
        return tool;
    }

    void take(Tool newTool) {
        tool = newTool;
        tell();
    }

    Overlay overlay() {
        return overlay;
    }

    void show(Overlay newOverlay) {
        overlay = newOverlay;
        tell();
    }

    Symmetry symmetry() {
        return symmetry;
    }

    void mirror(Symmetry newSymmetry) {
        symmetry = newSymmetry;
        tell();
    }

    /** The width of the grid, in tile units. */
    double step() {
        return Drawing.SIDE / columns;
    }

    void columns(int number) {
        columns = number;
        tell();
    }

    /** The number of spaces in a pattern. */
    int count() {
        return count;
    }

    void count(int number) {
        count = number;
        tell();
    }

    /** The opacity of the finished picture, 0 to 1. */
    double cover() {
        return cover;
    }

    /** Increases the opacity of the finished picture; after the greatest opacity, hides the picture. */
    void nextCover() {
        cover = COVERS.get((COVERS.indexOf(cover) + 1) % COVERS.size());
        tell();
    }

    /** The mark printed by the tool for marks. */
    String mark() {
        return mark;
    }

    void mark(String kind) {
        mark = kind;
        tell();
    }

    /** The space whose sight or reach is shown. */
    OptionalInt from() {
        return from;
    }

    void from(OptionalInt space) {
        if (!from.equals(space)) {
            from = space;
            tell();
        }
    }

    /** Whether the other side of the tile shines through. */
    boolean isShining() {
        return shining;
    }

    void toggleShining() {
        shining = !shining;
        tell();
    }
}
