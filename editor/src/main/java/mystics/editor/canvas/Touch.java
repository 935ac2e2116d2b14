package mystics.editor.canvas;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/** Finds the topmost element, or the line of an overlay, under the pointer. */
public final class Touch {
    /** The distance within which a thin element counts as touched, in pixels. */
    private static final double NEAR = 12;
    private static final double EXIT = 80;

    private Touch() {
    }

    /** The element at a place. Thin elements are also found from a small distance. */
    public static Optional<Element> element(Drawing drawing, Spot at, double scale) {
        List<Element> topmost = new ArrayList<>(ElementShapes.all(drawing));
        Collections.reverse(topmost);
        return topmost.stream().filter(element -> element.kind() != ElementKind.DECOR && hits(drawing, element, at, scale)).findFirst()
                .or(() -> topmost.stream().filter(element -> hits(drawing, element, at, scale)).findFirst());
    }

    private static boolean hits(Drawing drawing, Element element, Spot at, double scale) {
        Points points = ElementShapes.of(drawing, element);
        return switch (element.kind()) {
            case SPACE, BLACK, DECOR -> Soundness.covers(points, at);
            case WALL, LINE -> distance(points, at) * scale <= NEAR;
            case EXIT -> MarkPlaces.exit(drawing.exits().get(element.index())).distance(at) <= EXIT;
            case MARK -> MarkPlaces.marks(drawing).get(element.index()).distance(at) <= MarkPlaces.SIZE / 2;
        };
    }

    /** The space at a place. */
    public static OptionalInt space(Drawing drawing, Spot at) {
        return IntStream.range(0, drawing.spaces().size()).filter(space -> Soundness.covers(drawing.spaces().get(space).shape(), at))
                .findFirst();
    }

    /**
     * The overlay line that has its middle at a place. Only the middle counts: elsewhere the line lies over spaces, and a click selects a
     * space.
     */
    public static Optional<Tie> tie(List<Tie> ties, Plan plan, Spot at, double scale) {
        return ties.stream().filter(tie -> middle(tie, plan).distance(at) * scale <= NEAR)
                .min(Comparator.comparingDouble(tie -> middle(tie, plan).distance(at)));
    }

    private static Spot middle(Tie tie, Plan plan) {
        return new Spot(plan.x(tie.from()), plan.y(tie.from())).toward(new Spot(plan.x(tie.to()), plan.y(tie.to())), 0.5);
    }

    /** The distance from a path to a place, in tile units. */
    static double distance(Points path, Spot at) {
        return IntStream.range(1, path.count()).mapToDouble(end -> Line2D.ptSegDist(path.x(end - 1), path.y(end - 1), path.x(end),
                path.y(end), at.x(), at.y())).min().orElse(Double.MAX_VALUE);
    }
}
