package mystics.editor.canvas;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/**
 * The positions of marks and exits on a drawing. Marks lie side by side in the upper right corner of their space, as
 * the game paints them.
 */
public final class MarkPlaces {
    /** The width of a mark, in tile units. */
    public static final double SIZE = 46;
    private static final double MARGIN = 34;

    private MarkPlaces() {
    }

    /** The middle of each mark, in the order of the drawing's list. */
    public static List<Spot> marks(Drawing drawing) {
        Map<String, Points> shapes = new HashMap<>();
        drawing.spaces().forEach(space -> shapes.put(space.id(), space.shape()));
        Map<String, Integer> before = new HashMap<>();
        return drawing.marks().stream().map(mark -> {
            Points shape = shapes.get(mark.space());
            int number = before.merge(mark.space(), 1, Integer::sum) - 1;
            double east = IntStream.range(0, shape.count()).mapToDouble(shape::x).max().orElse(0);
            double north = IntStream.range(0, shape.count()).mapToDouble(shape::y).min().orElse(0);
            return new Spot(east - MARGIN - number * (SIZE + 12), north + MARGIN);
        }).toList();
    }

    /** The middle of an exit. */
    public static Spot exit(Drawing.Exit exit) {
        double half = Drawing.SIDE / 2;
        return new Spot(half * (1 + exit.edge().dx()), half * (1 + exit.edge().dy()));
    }
}
