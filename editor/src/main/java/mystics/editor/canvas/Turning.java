package mystics.editor.canvas;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.editor.trace.Spot;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;

/**
 * A quarter turn or a mirror image.
 *
 * @param way maps a point, relative to the middle, to its new place
 */
public record Turning(UnaryOperator<Spot> way) {
    /** A mirror image: west becomes east. */
    public static final Turning WEST_EAST = new Turning(spot -> new Spot(-spot.x(), spot.y()));
    /** A mirror image: north becomes south. */
    public static final Turning NORTH_SOUTH = new Turning(spot -> new Spot(spot.x(), -spot.y()));
    /** A quarter turn: north becomes east. */
    public static final Turning QUARTER = new Turning(spot -> new Spot(-spot.y(), spot.x()));

    /** The drawing with some elements turned around a point, including their arrows and exits. */
    public Drawing of(Drawing d, Collection<Element> turned, Spot middle) {
        Drawing after = Carving.each(d, turned, spot -> way.apply(spot.plus(-middle.x(), -middle.y())).plus(middle.x(), middle.y()));
        Set<String> spaces = turned.stream().filter(Element::isSpace).map(space -> d.spaces().get(space.index()).id())
                .collect(Collectors.toSet());
        return exits(marks(lines(after, turned), turned, spaces), turned, spaces);
    }

    private Arrow arrow(Arrow arrow) {
        Spot tip = way.apply(new Spot(arrow.dx(), arrow.dy()));
        return arrow.isNone() ? arrow : new Arrow(tip.x() + 0.0, tip.y() + 0.0);
    }

    private Edge edge(Edge edge) {
        Spot out = way.apply(new Spot(edge.dx(), edge.dy()));
        return Stream.of(Edge.values()).filter(one -> one.dx() == out.x() && one.dy() == out.y()).findFirst().orElseThrow();
    }

    private Drawing lines(Drawing d, Collection<Element> turned) {
        List<Drawing.Line> lines = new ArrayList<>(d.lines());
        turned.stream().filter(one -> one.kind() == ElementKind.LINE)
                .forEach(one -> lines.set(one.index(), turned(lines.get(one.index()))));
        return Redraw.lines(d, lines);
    }

    private Drawing.Line turned(Drawing.Line line) {
        return new Drawing.Line(line.kind(), line.path(), arrow(line.arrow()));
    }

    private Drawing marks(Drawing d, Collection<Element> turned, Set<String> spaces) {
        List<Drawing.Mark> marks = new ArrayList<>();
        for (Drawing.Mark mark : d.marks()) {
            boolean with = spaces.contains(mark.space()) || turned.contains(new Element(ElementKind.MARK, marks.size()));
            marks.add(with ? new Drawing.Mark(mark.kind(), mark.space(), mark.needs(), arrow(mark.flow())) : mark);
        }
        return Redraw.marks(d, marks);
    }

    /** Turns exits to edges that have no other exit. The spaces of an exit are chosen again, unless they are turned together with it. */
    private Drawing exits(Drawing d, Collection<Element> turned, Set<String> spaces) {
        List<Drawing.Exit> staying = new ArrayList<>();
        List<Drawing.Exit> turning = new ArrayList<>();
        for (Drawing.Exit exit : d.exits()) {
            boolean with = turned.contains(new Element(ElementKind.EXIT, staying.size() + turning.size()));
            (with ? turning : staying).add(exit);
        }
        List<Drawing.Exit> exits = new ArrayList<>(staying);
        for (Drawing.Exit exit : turning) {
            Edge to = Optional.of(edge(exit.edge())).filter(edge -> staying.stream().noneMatch(other -> other.edge() == edge))
                    .orElse(exit.edge());
            exits.add(new Drawing.Exit(to, exit.colour(), spaces.containsAll(exit.spaces()) ? exit.spaces() : ExitSpaces.of(d, to)));
        }
        return Redraw.exits(d, exits);
    }
}
