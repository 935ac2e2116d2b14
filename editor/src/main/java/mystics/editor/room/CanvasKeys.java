package mystics.editor.room;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.trace.PictureFit;
import mystics.editor.type.Keys;

/**
 * The keys for drawing a room. The arrow keys move the selected element, its corner, or the pen. Page Up and Page Down select the next or
 * previous element, and E selects a corner. Space puts the pen down. Enter finishes the drawing, Escape drops it, and Delete erases the
 * selected element. With the picture tool, the arrow keys move the picture, other keys scale and turn it, and Enter fits it by two points.
 */
final class CanvasKeys {
    private static final int FAR = 10;
    private static final int STEPS = 4;
    private static final double ZOOM = 1.25;
    /** The steps of the cross while a picture is fitted, in tile units. */
    private static final int FINE = 2;
    private static final int COARSE = 40;
    private static final double GROWTH = 1.01;
    private static final Map<String, List<Integer>> ARROWS = Map.of("LEFT", List.of(-1, 0), "RIGHT", List.of(1, 0), "UP", List.of(0, -1),
            "DOWN", List.of(0, 1));

    private CanvasKeys() {
    }

    static void bind(RoomCanvas canvas, RoomWork work, RoomOptions options, Pencil pencil, Pen pen, CornerKeys corners) {
        ARROWS.forEach((key, way) -> {
            Keys.on(canvas, key, () -> arrow(work, options, pencil, pen, corners, way, 1));
            Keys.on(canvas, "shift " + key, () -> arrow(work, options, pencil, pen, corners, way, FAR));
        });
        Keys.on(canvas, "SPACE", () -> put(options, pencil, pen));
        Keys.on(canvas, "PAGE_DOWN", () -> corners.thing(1));
        Keys.on(canvas, "PAGE_UP", () -> corners.thing(-1));
        Keys.on(canvas, "E", corners::next);
        Keys.on(canvas, "HOME", canvas::fit);
        Keys.on(canvas, "typed +", () -> zoom(canvas, ZOOM));
        Keys.on(canvas, "typed -", () -> zoom(canvas, 1 / ZOOM));
        finishing(canvas, canvas, pencil, pen);
        placing(canvas, options, pencil, pen);
        Keys.on(canvas, "ESCAPE", () -> {
            corners.drop();
            leave(canvas, pencil, pen);
        });
    }

    /** The keys of the picture tool. */
    private static void placing(RoomCanvas canvas, RoomOptions options, Pencil pencil, Pen pen) {
        Map<String, UnaryOperator<PictureFit>> changes = Map.of(">", at -> at.scaled(GROWTH), "<", at -> at.scaled(1 / GROWTH),
                ".", at -> at.turned(1), ",", at -> at.turned(-1));
        changes.forEach((key, change) -> Keys.on(canvas, "typed " + key, () -> {
            if (options.tool() == Tool.PICTURE) pencil.picture().place(change);
        }));
        Keys.on(canvas, "ENTER", () -> {
            if (pencil.picture().isFitting()) pen.click();
            else pencil.enter();
            canvas.repaint();
        });
    }

    private static void put(RoomOptions options, Pencil pencil, Pen pen) {
        if (options.tool() != Tool.PICTURE) {
            pen.toggle();
        } else if (pencil.picture().isFitting()) {
            pen.click();
        }
    }

    /** The keys Enter, Escape and Delete, which have the same effect on the canvas and in the outline. */
    static void finishing(JComponent part, RoomCanvas canvas, Pencil pencil, Pen pen) {
        Keys.on(part, "ENTER", () -> {
            pencil.enter();
            canvas.repaint();
        });
        Keys.on(part, "ESCAPE", () -> leave(canvas, pencil, pen));
        Keys.on(part, "DELETE", pencil::delete);
        Keys.on(part, "BACK_SPACE", pencil::delete);
    }

    private static void leave(RoomCanvas canvas, Pencil pencil, Pen pen) {
        pencil.escape();
        pen.lift();
        canvas.repaint();
    }

    private static void zoom(RoomCanvas canvas, double factor) {
        canvas.look(canvas.view().zoomed(factor, canvas.getWidth() / 2.0, canvas.getHeight() / 2.0));
    }

    private static void arrow(RoomWork work, RoomOptions options, Pencil pencil, Pen pen, CornerKeys corners, List<Integer> way, int far) {
        if (pencil.picture().isFitting()) {
            int step = far == 1 ? FINE : COARSE;
            pen.move(way.get(0) * step, way.get(1) * step);
        } else if (options.tool() == Tool.PICTURE) {
            pencil.picture().place(at -> at.moved(way.get(0) * far, way.get(1) * far));
        } else if (options.tool() != Tool.SELECT) {
            pen.go(way.get(0), way.get(1), far == 1 ? 1 : STEPS);
        } else if (!corners.move(way.get(0) * far, way.get(1) * far) && !work.selected().isEmpty()) {
            work.make(Sentence.of("moved {number} things", "number", work.selected().size()), ElementShapes.moved(work.drawing(),
                    List.copyOf(work.selected()), way.get(0) * far, way.get(1) * far));
        }
    }
}
