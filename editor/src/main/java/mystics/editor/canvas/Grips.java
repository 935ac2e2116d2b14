package mystics.editor.canvas;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Spot;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/**
 * The grips of selected elements. At any zoom, every grip reacts in a square of 24 pixels. A grip that would cover another grip is left
 * out.
 */
public final class Grips {
    /** The width of a grip, in pixels. */
    public static final double SIZE = 24;
    /** The length of a drawn arrow, in tile units. */
    public static final double ARROW = 70;

    private Grips() {
    }

    /**
     * The grips, corners first.
     *
     * @param scale the number of pixels per tile unit
     */
    public static List<Grip> of(Drawing drawing, Plan plan, Collection<Element> selected, double scale) {
        List<Grip> grips = new ArrayList<>();
        Stream.<Function<Element, Stream<Grip>>>of(element -> corners(drawing, element),
                element -> tips(drawing, plan, element), element -> edges(drawing, element)).forEach(kind -> selected.stream().flatMap(kind)
                        .filter(grip -> grip.kind() == Grip.Kind.CORNER || isFree(grips, grip, scale)).forEach(grips::add));
        return grips;
    }

    private static boolean isFree(List<Grip> grips, Grip one, double scale) {
        return grips.stream().noneMatch(other -> other.at().distance(one.at()) * scale < SIZE);
    }

    /** The nearest grip whose square contains a place. */
    public static Optional<Grip> at(List<Grip> grips, Spot at, double scale) {
        double half = SIZE / 2 / scale;
        return grips.stream().filter(grip -> Math.abs(grip.at().x() - at.x()) <= half && Math.abs(grip.at().y() - at.y()) <= half)
                .min(Comparator.comparingDouble(grip -> grip.at().distance(at)));
    }

    private static Stream<Grip> corners(Drawing drawing, Element element) {
        List<Spot> spots = Shaping.spots(ElementShapes.of(drawing, element));
        return IntStream.range(0, spots.size())
                .mapToObj(point -> new Grip(element, Grip.Kind.CORNER, point, spots.get(point)));
    }

    private static Stream<Grip> edges(Drawing drawing, Element element) {
        Points shape = ElementShapes.of(drawing, element);
        int edges = element.isArea() ? shape.count() : shape.count() - 1;
        return IntStream.range(0, Math.max(0, edges)).mapToObj(point -> new Grip(element, Grip.Kind.EDGE, point,
                Spot.of(shape, point).toward(Spot.of(shape, (point + 1) % shape.count()), 0.5)));
    }

    private static Stream<Grip> tips(Drawing drawing, Plan plan, Element element) {
        Arrow arrow = arrow(drawing, element);
        return arrow.isNone() ? Stream.of()
                : Stream.of(new Grip(element, Grip.Kind.TIP, 0, tip(foot(drawing, plan, element), arrow)));
    }

    /** The arrow of a line or a current. */
    public static Arrow arrow(Drawing drawing, Element element) {
        return switch (element.kind()) {
            case LINE -> drawing.lines().get(element.index()).arrow();
            case MARK -> drawing.marks().get(element.index()).flow();
            default -> Arrow.NONE;
        };
    }

    /** The place at which an arrow begins: the middle of the line for a line's arrow, or the centre of the space for a current's arrow. */
    public static Spot foot(Drawing drawing, Plan plan, Element element) {
        if (element.kind() == ElementKind.MARK) {
            int space = plan.index(drawing.marks().get(element.index()).space());
            return new Spot(plan.x(space), plan.y(space));
        }
        Points path = ElementShapes.of(drawing, element);
        int middle = path.count() / 2;
        return Spot.of(path, middle - 1).toward(Spot.of(path, middle), 0.5);
    }

    /** The tip of an arrow in the drawing. */
    public static Spot tip(Spot foot, Arrow arrow) {
        double length = Math.hypot(arrow.dx(), arrow.dy());
        return foot.plus(arrow.dx() / length * ARROW, arrow.dy() / length * ARROW);
    }
}
