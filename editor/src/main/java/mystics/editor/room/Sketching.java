package mystics.editor.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.editor.canvas.Carving;
import mystics.editor.canvas.Drags;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.Gesture;
import mystics.editor.canvas.Redraw;
import mystics.editor.canvas.Relaid;
import mystics.editor.trace.Floor;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/**
 * A pattern that is being laid. After the floor of the pattern has been drawn, the number of its spaces can still change. Nothing is kept
 * until the user presses Enter.
 */
final class Sketching {
    private final RoomWork work;
    private final RoomOptions options;
    private Optional<Points> floor = Optional.empty();

    Sketching(RoomWork work, RoomOptions options) {
        this.work = work;
        this.options = options;
    }

    boolean isOpen() {
        return floor.isPresent();
    }

    /** The drag that draws the floor. If another pattern is still open, that pattern is kept first. */
    Gesture on(Spot at, Snap snap) {
        keep();
        return Drags.box(work.drawing(), at, snap, deed(), (drawing, box) -> {
            floor = Optional.of(box);
            return laid(drawing, box);
        });
    }

    private Sentence deed() {
        return Sentence.of("laid spaces");
    }

    /**
     * The drawing with the spaces of the pattern. The new spaces replace spaces that lie mostly on the floor of the pattern, and leave all
     * other spaces as they are.
     */
    private Drawing laid(Drawing before, Points outline) {
        List<Element> covered = IntStream.range(0, before.spaces().size()).filter(i -> isCovered(before.spaces().get(i).shape(), outline))
                .mapToObj(Element::space).toList();
        Drawing drawing = Redraw.without(before, covered);
        Drawing laid = options.tool().pattern().map(pattern -> pattern.on(
                Floor.beside(outline, drawing.black(), drawing.spaces().stream().map(Drawing.SpaceShape::shape).toList()), options.count()))
                .map(shapes -> Carving.add(drawing, shapes)).orElse(drawing);
        return laid.spaces().size() > drawing.spaces().size() ? Relaid.of(before, drawing, laid) : before;
    }

    private static boolean isCovered(Points space, Points outline) {
        return Soundness.overlap(space, outline) > Soundness.overlap(space, space) / 2;
    }

    /** Shows the pattern with the current number of spaces. */
    void show() {
        floor.ifPresent(outline -> work.preview(deed(), laid(work.settled(), outline)));
    }

    /** Keeps the open pattern. If no pattern is open, lays a pattern on the whole tile and keeps it. */
    void enter() {
        if (floor.isEmpty()) {
            floor = Optional.of(Floor.TILE);
            show();
        }
        keep();
        work.select(List.of());
    }

    /** Keeps the open pattern, if there is one. */
    void keep() {
        if (floor.isEmpty()) return;
        floor = Optional.empty();
        work.settle();
    }

    /** Forgets the floor. */
    void drop() {
        floor = Optional.empty();
    }
}
