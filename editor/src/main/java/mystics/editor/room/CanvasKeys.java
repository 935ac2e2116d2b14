package mystics.editor.room;

import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.type.Keys;

/**
 * The keys for drawing a room. The arrow keys move the selected element, its corner, or the pen. Page Up and Page Down
 * select an element, and E selects a corner. Space puts the pen down. Enter finishes the drawing, Escape drops it, and
 * Delete erases the selected element.
 */
final class CanvasKeys {
    private static final int FAR = 10;
    private static final int STEPS = 4;
    private static final double ZOOM = 1.25;
    private static final Map<String, List<Integer>> ARROWS = Map.of("LEFT", List.of(-1, 0), "RIGHT", List.of(1, 0), "UP", List.of(0, -1),
            "DOWN", List.of(0, 1));

    private CanvasKeys() {
    }

    static void bind(RoomCanvas canvas, RoomWork work, RoomOptions options, Pencil pencil, Pen pen, CornerKeys corners) {
        ARROWS.forEach((key, way) -> {
            Keys.on(canvas, key, () -> arrow(work, options, pen, corners, way, 1));
            Keys.on(canvas, "shift " + key, () -> arrow(work, options, pen, corners, way, FAR));
        });
        Keys.on(canvas, "SPACE", pen::toggle);
        Keys.on(canvas, "PAGE_DOWN", () -> corners.thing(1));
        Keys.on(canvas, "PAGE_UP", () -> corners.thing(-1));
        Keys.on(canvas, "E", corners::next);
        Keys.on(canvas, "HOME", canvas::fit);
        Keys.on(canvas, "typed +", () -> zoom(canvas, ZOOM));
        Keys.on(canvas, "typed -", () -> zoom(canvas, 1 / ZOOM));
        finishing(canvas, canvas, pencil, pen);
        Keys.on(canvas, "ESCAPE", () -> {
            corners.drop();
            leave(canvas, pencil, pen);
        });
    }

    /** Enter, Escape and Delete, which do the same on the canvas and in the outline. */
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

    private static void arrow(RoomWork work, RoomOptions options, Pen pen, CornerKeys corners, List<Integer> way, int far) {
        if (options.tool() != Tool.SELECT) {
            pen.go(way.get(0), way.get(1), far == 1 ? 1 : STEPS);
        } else if (!corners.move(way.get(0) * far, way.get(1) * far) && !work.selected().isEmpty()) {
            work.make(Sentence.of("moved {number} things", "number", work.selected().size()), ElementShapes.moved(work.drawing(),
                    List.copyOf(work.selected()), way.get(0) * far, way.get(1) * far));
        }
    }
}
