package mystics.editor.canvas;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import mystics.choice.Sentence;
import mystics.editor.trace.Knife;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Snapped;
import mystics.editor.trace.Spot;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/** The drags of the tools. */
public final class Drags {
    /** The length below which a drag has no effect, in tile units. */
    private static final double LEAST = 8;

    private Drags() {
    }

    private record Drag(Sentence deed, BiFunction<Spot, Snap, Gesture.Stroke> step) implements Gesture {
        @Override
        public Stroke to(Spot at, Snap snap) {
            return step.apply(at, snap);
        }
    }

    /** Moves what a grip holds. */
    public static Gesture grip(Drawing start, Plan plan, Grip grip) {
        Element element = grip.element();
        Points before = ElementShapes.of(start, element);
        return switch (grip.kind()) {
            case CORNER -> corner(start, element, before, grip.point());
            case EDGE -> corner(start, element, Shaping.inserted(before, grip.point() + 1, grip.at()), grip.point() + 1);
            case TIP -> new Drag(Sentence.of("turned an arrow"), (at, snap) -> {
                Spot foot = Grips.foot(start, plan, element);
                return new Gesture.Stroke(turned(start, element, direction(foot, snap.at(at, Optional.of(foot)).at())), List.of());
            });
        };
    }

    private static Gesture corner(Drawing start, Element element, Points points, int point) {
        Optional<Spot> from = element.isArea() || points.count() < 2 ? Optional.empty()
                : Optional.of(Spot.of(points, point == 0 ? 1 : point - 1));
        return new Drag(Sentence.of("moved a corner of {what}", "what", ElementWords.of(start, element)), (at, snap) -> {
            Snapped snapped = snap.at(at, from);
            return new Gesture.Stroke(ElementShapes.with(start, element, Shaping.with(points, point, snapped.at())), snapped.guides());
        });
    }

    /** Moves elements with the pointer. The point at which the drag began stays under the pointer. */
    public static Gesture move(Drawing start, List<Element> elements, Spot taken) {
        Sentence what = elements.size() == 1 ? ElementWords.of(start, elements.get(0))
                : Sentence.of("{number} things", "number", elements.size());
        return new Drag(Sentence.of("moved {what}", "what", what), (at, snap) -> {
            Optional<Spot> held = elements.stream().filter(Element::hasPoints).findFirst()
                    .map(element -> Spot.of(ElementShapes.of(start, element), 0));
            Snapped snapped = held.map(corner -> snap.at(corner.plus(at.x() - taken.x(), at.y() - taken.y()), Optional.empty()))
                    .orElseGet(() -> new Snapped(at, List.of()));
            Spot from = held.orElse(taken);
            return new Gesture.Stroke(ElementShapes.moved(start, elements, snapped.at().x() - from.x(), snapped.at().y() - from.y()),
                    snapped.guides());
        });
    }

    /** Draws a box between two corners, and makes an element from it. */
    public static Gesture box(Drawing start, Spot from, Snap first, Sentence deed, BiFunction<Drawing, Points, Drawing> making) {
        Spot begun = first.at(from, Optional.empty()).at();
        return new Drag(deed, (at, snap) -> {
            Snapped snapped = snap.at(at, Optional.empty());
            Points box = Shaping.box(begun, snapped.at());
            boolean large = Math.abs(snapped.at().x() - begun.x()) > LEAST && Math.abs(snapped.at().y() - begun.y()) > LEAST;
            return new Gesture.Stroke(large ? making.apply(start, box) : start, snapped.guides());
        });
    }

    /** Draws a straight path, and makes an element from it. A path that begins at the end of another path may be joined to it. */
    public static Gesture path(Drawing start, Spot from, Snap first, Sentence deed, BiFunction<Drawing, Points, Drawing> making) {
        Spot begun = first.at(from, Optional.empty()).at();
        return new Drag(deed, (at, snap) -> {
            Snapped snapped = snap.at(at, Optional.of(begun));
            Points path = Shaping.of(List.of(begun, snapped.at()));
            return new Gesture.Stroke(begun.distance(snapped.at()) > LEAST ? making.apply(start, path) : start, snapped.guides());
        });
    }

    /** Cuts every space along a line, and shows the line. */
    public static Gesture knife(Drawing start, Spot from, Snap first) {
        Spot begun = first.at(from, Optional.empty()).at();
        return new Drag(Sentence.of("cut spaces"), (at, snap) -> {
            Spot end = snap.at(at, Optional.of(begun)).at();
            Points line = Shaping.of(List.of(begun, end));
            return new Gesture.Stroke(begun.distance(end) > Knife.GAP ? Carving.cut(start, line) : start, List.of(line));
        });
    }

    /** Draws the current of a space from its centre to the pointer. */
    public static Gesture current(Drawing start, Plan plan, Element mark) {
        return new Drag(Sentence.of("turned a current"), (at, snap) -> {
            Spot foot = Grips.foot(start, plan, mark);
            return new Gesture.Stroke(foot.distance(at) < LEAST ? start
                    : turned(start, mark, direction(foot, snap.at(at, Optional.of(foot)).at())), List.of());
        });
    }

    /** Moves an exit to the edge under the pointer, and chooses its spaces again. */
    public static Gesture exit(Drawing start, Element exit) {
        Drawing.Exit moved = start.exits().get(exit.index());
        return new Drag(Sentence.of("moved an exit"), (at, snap) -> new Gesture.Stroke(ExitSpaces.nearest(at) == moved.edge() ? start
                : ExitSpaces.with(ExitSpaces.without(start, moved.edge()), ExitSpaces.nearest(at), moved.colour()), List.of()));
    }

    private static Arrow direction(Spot foot, Spot tip) {
        double length = foot.distance(tip);
        return length == 0 ? Arrow.NONE
                : new Arrow(Math.rint((tip.x() - foot.x()) / length * 10), Math.rint((tip.y() - foot.y()) / length * 10));
    }

    private static Drawing turned(Drawing d, Element element, Arrow arrow) {
        if (arrow.isNone()) return d;
        return element.kind() == ElementKind.LINE
                ? Redraw.lines(d, Redraw.at(d.lines(), element.index(), line -> new Drawing.Line(line.kind(), line.path(), arrow)))
                : Redraw.marks(d, Redraw.at(d.marks(), element.index(),
                        mark -> new Drawing.Mark(mark.kind(), mark.space(), mark.needs(), arrow)));
    }
}
