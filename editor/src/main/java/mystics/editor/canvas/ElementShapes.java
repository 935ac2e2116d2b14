package mystics.editor.canvas;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Soundness;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Reads and changes the points of the elements in a drawing. */
public final class ElementShapes {
    private ElementShapes() {
    }

    /** All elements of a drawing, in the order in which they are painted. */
    public static List<Element> all(Drawing d) {
        return Stream.of(every(ElementKind.DECOR, d.decor()), every(ElementKind.SPACE, d.spaces()), every(ElementKind.BLACK, d.black()),
                every(ElementKind.WALL, d.walls()), every(ElementKind.LINE, d.lines()), every(ElementKind.EXIT, d.exits()),
                every(ElementKind.MARK, d.marks())).flatMap(elements -> elements).toList();
    }

    private static Stream<Element> every(ElementKind kind, List<?> list) {
        return IntStream.range(0, list.size()).mapToObj(index -> new Element(kind, index));
    }

    /** Whether a drawing has the given element. */
    public static boolean has(Drawing d, Element element) {
        return all(d).contains(element);
    }

    /** The points of an element; none for a mark or an exit. */
    public static Points of(Drawing d, Element element) {
        int at = element.index();
        return switch (element.kind()) {
            case SPACE -> d.spaces().get(at).shape();
            case WALL -> d.walls().get(at);
            case BLACK -> d.black().get(at);
            case LINE -> d.lines().get(at).path();
            case DECOR -> d.decor().get(at).shape();
            case EXIT, MARK -> new Points();
        };
    }

    /** The drawing with new points for one element. If the points do not form a valid shape or path, the drawing stays the same. */
    public static Drawing with(Drawing d, Element element, Points points) {
        int at = element.index();
        if (element.isArea() && element.kind() != ElementKind.DECOR ? !Soundness.isShape(points) : !Soundness.isPath(points)) {
            return d;
        }
        return switch (element.kind()) {
            case SPACE -> Redraw.spaces(d, Redraw.at(d.spaces(), at, space -> new Drawing.SpaceShape(space.id(), points, space.special())));
            case WALL -> Redraw.walls(d, Redraw.at(d.walls(), at, wall -> points));
            case BLACK -> Redraw.black(d, Redraw.at(d.black(), at, black -> points));
            case LINE -> Redraw.lines(d, Redraw.at(d.lines(), at, line -> new Drawing.Line(line.kind(), points, line.arrow())));
            case DECOR -> Redraw.decor(d, Redraw.at(d.decor(), at, decor -> new Drawing.Decor(decor.kind(), points)));
            case EXIT, MARK -> d;
        };
    }

    /** The drawing with some elements moved together. The elements all stop when one of them reaches the border of the tile. */
    public static Drawing moved(Drawing d, List<Element> elements, double dx, double dy) {
        List<Element> movable = elements.stream().filter(Element::hasPoints).toList();
        double right = movable.stream().mapToDouble(one -> Shaping.moved(of(d, one), dx, 0).x(0) - of(d, one).x(0))
                .reduce(dx, (one, other) -> Math.abs(other) < Math.abs(one) ? other : one);
        double down = movable.stream().mapToDouble(one -> Shaping.moved(of(d, one), 0, dy).y(0) - of(d, one).y(0))
                .reduce(dy, (one, other) -> Math.abs(other) < Math.abs(one) ? other : one);
        Drawing after = d;
        for (Element element : movable) {
            after = with(after, element, Shaping.moved(of(d, element), right, down));
        }
        return after;
    }
}
