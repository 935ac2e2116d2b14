package mystics.editor.canvas;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.editor.trace.Knife;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.SpaceIds;
import mystics.editor.trace.Spot;
import mystics.editor.trace.Symmetry;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Adds, cuts, joins, copies and renames spaces. The ids of other spaces never change. */
public final class Carving {
    private Carving() {
    }

    private static Set<String> ids(Drawing d) {
        return d.spaces().stream().map(Drawing.SpaceShape::id).collect(Collectors.toCollection(HashSet::new));
    }

    /** The drawing with new spaces, which get new ids. */
    public static Drawing add(Drawing d, List<Points> shapes) {
        List<String> names = SpaceIds.of(shapes, ids(d));
        List<Drawing.SpaceShape> spaces = new ArrayList<>(d.spaces());
        IntStream.range(0, shapes.size()).forEach(i -> spaces.add(new Drawing.SpaceShape(names.get(i), shapes.get(i), 0)));
        spaces.subList(d.spaces().size(), spaces.size()).sort((one, other) -> order(one.id()).compareTo(order(other.id())));
        return Redraw.spaces(d, spaces);
    }

    /** The order of ids, row by row: a1, b1, then a2. */
    private static String order(String id) {
        return id.replaceAll("[a-z]", "").length() + id.replaceAll("[a-z]", "") + id.length() + id;
    }

    /** The drawing with a shape as a new space, and with the shape's mirror images. */
    public static Drawing add(Drawing d, Points shape, Symmetry symmetry) {
        List<Points> shapes = new ArrayList<>(symmetry.images(shape));
        shapes.add(0, shape);
        return add(d, shapes);
    }

    /** The drawing with every space cut along a line. The largest piece keeps the id. */
    public static Drawing cut(Drawing d, Points line) {
        List<Points> rest = new ArrayList<>();
        List<Drawing.SpaceShape> spaces = d.spaces().stream().map(space -> {
            List<Points> pieces = crosses(space.shape(), line) ? Knife.cut(space.shape(), Spot.of(line, 0), Spot.of(line, 1))
                    : List.of(space.shape());
            rest.addAll(pieces.subList(1, pieces.size()));
            return new Drawing.SpaceShape(space.id(), pieces.get(0), space.special());
        }).toList();
        return add(Redraw.spaces(d, spaces), rest);
    }

    private static boolean crosses(Points shape, Points line) {
        return IntStream.range(0, shape.count()).anyMatch(i -> Line2D.linesIntersect(shape.x(i), shape.y(i),
                shape.x((i + 1) % shape.count()), shape.y((i + 1) % shape.count()), line.x(0), line.y(0), line.x(1), line.y(1)));
    }

    /** The drawing in which several spaces are joined into the first of these spaces; empty if the spaces are too far apart. */
    public static Optional<Drawing> weld(Drawing d, List<Integer> spaces) {
        return Knife.weld(spaces.stream().map(space -> d.spaces().get(space).shape()).toList()).map(shape -> Redraw.without(
                ElementShapes.with(d, Element.space(spaces.get(0)), shape), spaces.stream().skip(1).map(Element::space).toList()));
    }

    /** The drawing with copies of some elements beside the originals; copied spaces get new ids. */
    public static Drawing paste(Drawing d, Drawing from, Collection<Element> copied, double dx, double dy) {
        Drawing after = add(d, shapes(from, copied, ElementKind.SPACE, dx, dy));
        after = Redraw.walls(after, joined(after.walls(), shapes(from, copied, ElementKind.WALL, dx, dy)));
        after = Redraw.black(after, joined(after.black(), shapes(from, copied, ElementKind.BLACK, dx, dy)));
        for (Element one : copied) {
            Points moved = Shaping.moved(ElementShapes.of(from, one), dx, dy);
            if (one.kind() == ElementKind.LINE) {
                Drawing.Line line = from.lines().get(one.index());
                after = Redraw.lines(after, Redraw.and(after.lines(), new Drawing.Line(line.kind(), moved, line.arrow())));
            } else if (one.kind() == ElementKind.DECOR) {
                after = Redraw.decor(after, Redraw.and(after.decor(), new Drawing.Decor(from.decor().get(one.index()).kind(), moved)));
            }
        }
        return after;
    }

    private static List<Points> shapes(Drawing from, Collection<Element> copied, ElementKind kind, double dx, double dy) {
        return copied.stream().filter(one -> one.kind() == kind).map(one -> Shaping.moved(ElementShapes.of(from, one), dx, dy)).toList();
    }

    private static List<Points> joined(List<Points> some, List<Points> more) {
        List<Points> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    /** The drawing with all spaces renamed to a1 and so on, row by row. */
    public static Drawing tidy(Drawing d) {
        List<String> names = SpaceIds.of(d.spaces().stream().map(Drawing.SpaceShape::shape).toList(), Set.of());
        Map<String, String> renamed = IntStream.range(0, names.size()).boxed()
                .collect(Collectors.toMap(i -> d.spaces().get(i).id(), names::get, (one, other) -> one));
        return Redraw.renamed(d, renamed);
    }

    /**
     * The drawing in which the points of some elements have been moved by the same rule. If one element would become invalid, the drawing
     * stays unchanged.
     */
    public static Drawing each(Drawing d, Collection<Element> elements, UnaryOperator<Spot> change) {
        Drawing after = d;
        for (Element element : elements) {
            if (element.hasPoints()) after = ElementShapes.with(after, element, Shaping.each(ElementShapes.of(d, element), change));
        }
        return after;
    }
}
