package mystics.editor.room;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.editor.canvas.ByHand;
import mystics.editor.canvas.Carving;
import mystics.editor.canvas.Drags;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementWords;
import mystics.editor.canvas.Gesture;
import mystics.editor.canvas.Grip;
import mystics.editor.canvas.Grips;
import mystics.editor.canvas.Redraw;
import mystics.editor.canvas.Tie;
import mystics.editor.canvas.Touch;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/**
 * Draws with the current tool: applies the effects of a press, a drag, a release, Enter and Escape to the room. The class does not depend
 * on the window.
 */
final class Pencil {
    private static final double NEAR = 12;
    private final RoomWork work;
    private final RoomOptions options;
    private final Sketching sketching;
    private final ToolDeeds deeds;
    private final TracingHand picture;
    private Optional<Gesture> gesture = Optional.empty();
    private List<Points> guides = List.of();
    private List<Spot> corners = List.of();
    private Spot pressed = new Spot(0, 0);
    private double scale = 1;
    private boolean moved;

    /** @param picture places the picture to be traced */
    Pencil(RoomWork work, RoomOptions options, TracingHand picture) {
        this.work = work;
        this.options = options;
        this.picture = picture;
        sketching = new Sketching(work, options);
        deeds = new ToolDeeds(work, options);
    }

    List<Points> guides() {
        return guides;
    }

    /** The corners of a shape that is not closed yet. */
    Points sketched() {
        return Shaping.of(corners);
    }

    /** The object that places the picture to be traced. */
    TracingHand picture() {
        return picture;
    }

    private boolean isPlacing() {
        return options.tool() == Tool.PICTURE;
    }

    boolean isDragging() {
        return gesture.isPresent();
    }

    /**
     * The mouse button was pressed.
     *
     * @param pixels the number of pixels per tile unit
     * @param grabs the keys held at the same time
     */
    void press(Spot at, Snap snap, double pixels, Set<Grab> grabs) {
        pressed = at;
        scale = pixels;
        moved = false;
        if (options.tool().pattern().isEmpty()) sketching.keep();
        gesture = options.tool() == Tool.SELECT ? select(at, grabs)
                : options.tool().pattern().isPresent() ? Optional.of(sketching.on(at, snap)) : deeds.gesture(at, snap);
        if (isPlacing()) picture.press(at, snap);
    }

    /** The modifier keys that may be held while the mouse button is pressed. */
    enum Grab {
        /** The selection stays. */
        MORE
    }

    private Optional<Gesture> select(Spot at, Set<Grab> grabs) {
        Drawing drawing = work.drawing();
        Plan plan = work.survey().plan();
        Optional<Grip> grip = Grips.at(Grips.of(drawing, plan, work.selected(), scale), at, scale);
        if (grip.isPresent() && grabs.isEmpty()) return Optional.of(Drags.grip(drawing, plan, grip.get()));
        if (tie(at).isPresent()) return Optional.empty();
        Optional<Element> under = Touch.element(drawing, at, scale);
        Set<Element> chosen = new LinkedHashSet<>(grabs.isEmpty() && under.filter(work.selected()::contains).isEmpty() ? Set.of()
                : work.selected());
        if (!grabs.isEmpty() && under.filter(chosen::contains).isPresent()) {
            chosen.remove(under.get());
        } else {
            under.ifPresent(chosen::add);
        }
        work.select(chosen);
        return under.filter(chosen::contains).map(element -> switch (element.kind()) {
            case EXIT -> Drags.exit(drawing, element);
            default -> Drags.move(drawing, new ArrayList<>(chosen), at);
        });
    }

    /** Called when the pointer has moved while the mouse button was pressed. */
    void drag(Spot at, Snap snap) {
        if (!moved && at.distance(pressed) * scale < 3) return;
        moved = true;
        picture.drag(at);
        gesture.ifPresent(drag -> {
            Gesture.Stroke stroke = drag.to(at, snap);
            guides = stroke.guides();
            work.preview(drag.deed(), stroke.after());
        });
    }

    /** The mouse button was released. */
    void release() {
        guides = List.of();
        picture.release();
        boolean pattern = options.tool().pattern().isPresent();
        if (gesture.isPresent() && moved && !pattern) work.settle();
        if (!moved) click(pressed);
        gesture = Optional.empty();
    }

    private void click(Spot at) {
        switch (options.tool()) {
            case SELECT -> tie(at).ifPresent(this::toggle);
            case POLYGON -> corner(deeds.snap(scale).at(at, corners.stream().reduce((one, last) -> last)).at());
            default -> deeds.click(at);
        }
    }

    private void corner(Spot at) {
        if (corners.size() >= 3 && at.distance(corners.get(0)) * scale <= NEAR) {
            enter();
        } else {
            List<Spot> more = new ArrayList<>(corners);
            more.add(at);
            corners = more;
        }
    }

    private Optional<Tie> tie(Spot at) {
        Plan plan = work.survey().plan();
        return Touch.tie(options.overlay().ties(work.drawing(), plan, options.from()), plan, at, scale);
    }

    /**
     * Handles a click on a line. If the drawing decides the relation of the two spaces, the click sets the opposite relation by hand. If
     * the relation was set by hand, the click removes that setting, and the drawing decides again.
     */
    private void toggle(Tie tie) {
        Drawing d = work.drawing();
        String one = work.survey().plan().name(tie.from());
        String other = work.survey().plan().name(tie.to());
        Drawing after = switch (tie.kind()) {
            case NEXT, DOWN -> ByHand.part(d, one, other);
            case RED -> ByHand.join(d, one, other);
            case JOINED, PARTED -> ByHand.steps(d, one, other);
            case SEES -> ByHand.hide(d, one, other);
            case SHOWN, HIDDEN -> ByHand.sight(d, one, other);
            case FLOWS -> d;
        };
        work.make(Sentence.of("settled {one} and {other} by hand", "one", one, "other", other), after);
        work.select(List.of());
    }

    /**
     * Finishes the current work: closes a shape, or keeps a pattern. If no floor has been drawn, a pattern takes the whole tile. With the
     * picture tool, begins to fit the picture.
     */
    void enter() {
        if (isPlacing()) {
            picture.fit();
        } else if (options.tool().pattern().isPresent()) {
            sketching.enter();
        } else if (options.tool() == Tool.POLYGON && corners.size() >= 3) {
            Points shape = Shaping.of(corners);
            corners = List.of();
            if (Soundness.isShape(shape)) {
                work.make(Sentence.of("drew a space"), Carving.add(work.drawing(), shape, options.symmetry()));
            }
        }
    }

    /** Cancels the current work: a drag, a shape, a pattern; otherwise clears the selection. */
    void escape() {
        picture.drop();
        if (gesture.isPresent() || sketching.isOpen()) {
            work.drop();
            sketching.drop();
        } else if (!corners.isEmpty()) {
            corners = List.of();
        } else {
            work.select(List.of());
        }
        gesture = Optional.empty();
        guides = List.of();
    }

    /** Erases the element under the pointer. The right mouse button does this. */
    void erase(Spot at, double pixels) {
        if (isPlacing()) return;
        sketching.keep();
        Touch.element(work.drawing(), at, pixels).ifPresent(element -> work.make(
                Sentence.of("erased {what}", "what", ElementWords.of(work.drawing(), element)),
                Redraw.without(work.drawing(), List.of(element))));
    }

    /** Erases the selected elements. */
    void delete() {
        if (work.selected().isEmpty()) return;
        Sentence what = work.selected().size() == 1 ? ElementWords.of(work.drawing(), work.selected().iterator().next())
                : Sentence.of("{number} things", "number", work.selected().size());
        work.make(Sentence.of("erased {what}", "what", what), Redraw.without(work.drawing(), work.selected()));
    }

    /** Called when the number of spaces of an open pattern has changed, or another tool has been chosen. */
    void optionsChanged() {
        if (options.tool().pattern().isPresent()) {
            sketching.show();
        } else {
            sketching.keep();
        }
        if (options.tool() != Tool.POLYGON) corners = List.of();
    }

    /** The snapping of points with the current tool. */
    Snap snap(double pixels) {
        return deeds.snap(pixels);
    }

    /** The space under the pointer, for sight and reach. */
    OptionalInt space(Spot at) {
        return Touch.space(work.drawing(), at);
    }
}
