package mystics.editor.canvas;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Points;

/** Places exits in the middle of an edge, and chooses the spaces next to them. */
public final class ExitSpaces {
    /** Half the width of an exit, in tile units. This is also the greatest distance between the edge and the spaces of an exit. */
    private static final double HALF = 78;
    private static final double DEPTH = 60;

    private ExitSpaces() {
    }

    /** The spaces that border on the middle of an edge; if there are none, the nearest space. */
    public static List<String> of(Drawing drawing, Edge edge) {
        Points door = door(edge);
        List<String> bordering = drawing.spaces().stream().filter(space -> Soundness.overlap(space.shape(), door) > 0)
                .map(Drawing.SpaceShape::id).toList();
        return !bordering.isEmpty() ? bordering : drawing.spaces().stream()
                .min(Comparator.comparingDouble(space -> Soundness.distance(space.shape(), door))).map(Drawing.SpaceShape::id).stream()
                .toList();
    }

    private static Points door(Edge edge) {
        double half = Drawing.SIDE / 2;
        double x = half * (1 + edge.dx());
        double y = half * (1 + edge.dy());
        double wide = edge.dx() == 0 ? HALF : DEPTH;
        double high = edge.dy() == 0 ? HALF : DEPTH;
        return new Points(x - wide, y - high, x + wide, y - high, x + wide, y + high, x - wide, y + high);
    }

    /** The edge nearest to a place. */
    public static Edge nearest(Spot at) {
        return Stream.of(Edge.values()).min(Comparator.comparingDouble(edge -> at.distance(MarkPlaces.exit(
                new Drawing.Exit(edge, "", List.of()))))).orElseThrow();
    }

    /** The drawing with an exit on an edge. The exit's spaces are chosen automatically. The spaces of an existing exit are chosen again. */
    public static Drawing with(Drawing drawing, Edge edge, String colour) {
        List<Drawing.Exit> others = drawing.exits().stream().filter(exit -> exit.edge() != edge).toList();
        return drawing.spaces().isEmpty() ? drawing
                : Redraw.exits(drawing, Redraw.and(others, new Drawing.Exit(edge, colour, of(drawing, edge))));
    }

    /** The drawing without the exit on an edge. */
    public static Drawing without(Drawing drawing, Edge edge) {
        return Redraw.exits(drawing, drawing.exits().stream().filter(exit -> exit.edge() != edge).toList());
    }
}
