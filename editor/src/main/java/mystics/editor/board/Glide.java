package mystics.editor.board;

import java.awt.geom.Point2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.geometry.Plan;

/** The movement of figures from one picture of a board to the next, space by space. */
public final class Glide {
    /** The height to which a figure is lifted on its way, in tile units. */
    private static final double HOP = 14;
    private final BoardPicture board;
    private final List<Leg> legs;

    /** The path of one figure, from point to point. */
    private record Leg(List<Point2D> way, PlacedFigure to) {
        /**
         * The figure after a share of its way. The figure moves more slowly at the beginning and at the end. The figure has its final size
         * from the beginning, because every other size would have to be painted separately.
         */
        PlacedFigure at(double share) {
            double length = 0;
            for (int i = 1; i < way.size(); i++) {
                length += way.get(i).distance(way.get(i - 1));
            }
            double left = length * share * share * (3 - 2 * share);
            int next = 1;
            while (next < way.size() - 1 && left > way.get(next).distance(way.get(next - 1))) {
                left -= way.get(next).distance(way.get(next - 1));
                next++;
            }
            Point2D from = way.get(next - 1);
            double part = Math.min(1, left / Math.max(1e-9, way.get(next).distance(from)));
            double lift = HOP * Math.sin(Math.PI * share) * Math.min(1, length / 100);
            return new PlacedFigure(to.figure(), from.getX() + (way.get(next).getX() - from.getX()) * part,
                    from.getY() + (way.get(next).getY() - from.getY()) * part - lift, to.share(), to.tags());
        }
    }

    private Glide(BoardPicture board, List<Leg> legs) {
        this.board = board;
        this.legs = legs;
    }

    /** The moves of figures inside their rooms, from one picture to the next; empty if there are none. */
    public static Optional<Glide> between(BoardPicture before, BoardPicture after) {
        Map<Integer, PlacedFigure> stood = new LinkedHashMap<>();
        PlacedFigure.all(before).forEach(placed -> stood.put(placed.figure().slot(), placed));
        List<Leg> legs = new ArrayList<>();
        for (PlacedFigure to : PlacedFigure.all(after)) {
            PlacedFigure from = stood.get(to.figure().slot());
            if (from != null && from.figure().name().equals(to.figure().name()) && stays(before, after, from, to)
                    && (from.x() != to.x() || from.y() != to.y())) {
                legs.add(new Leg(way(after.tiles().get(to.figure().spot().tile()), from, to), to));
            }
        }
        return legs.isEmpty() ? Optional.empty() : Optional.of(new Glide(after, legs));
    }

    private static boolean stays(BoardPicture before, BoardPicture after, PlacedFigure from, PlacedFigure to) {
        int tile = to.figure().spot().tile();
        return from.figure().spot().tile() == tile && tile < before.tiles().size()
                && before.tiles().get(tile).room().id().equals(after.tiles().get(tile).room().id());
    }

    /** The points of a shortest way through the middles of the spaces; a straight line if there is no way. */
    private static List<Point2D> way(TilePicture tile, PlacedFigure from, PlacedFigure to) {
        List<Point2D> way = new ArrayList<>();
        way.add(new Point2D.Double(from.x(), from.y()));
        int[] towards = towards(tile.room().plan(), to.figure().spot().space());
        for (int space = from.figure().spot().space(); space != to.figure().spot().space() && towards[space] >= 0; space = towards[space]) {
            if (space != from.figure().spot().space()) {
                way.add(tile.middle(space));
            }
        }
        way.add(new Point2D.Double(to.x(), to.y()));
        return way;
    }

    /** For each space, the next space on a shortest way to a goal; -1 if there is no way. */
    private static int[] towards(Plan plan, int goal) {
        int[] towards = new int[plan.size()];
        Arrays.fill(towards, -1);
        Deque<Integer> edge = new ArrayDeque<>(List.of(goal));
        while (!edge.isEmpty()) {
            int space = edge.poll();
            for (long near = plan.neighbours(space) & ~plan.acrossRed(space); near != 0; near &= near - 1) {
                int other = Long.numberOfTrailingZeros(near);
                if (other != goal && towards[other] < 0) {
                    towards[other] = space;
                    edge.add(other);
                }
            }
        }
        return towards;
    }

    /** The board at the end of the movement. */
    BoardPicture board() {
        return board;
    }

    /** The slots of the moving figures. */
    Set<Integer> slots() {
        return legs.stream().map(leg -> leg.to().figure().slot()).collect(Collectors.toSet());
    }

    /** The moving figures after a share of the way, 0 to 1, from back to front. */
    List<PlacedFigure> at(double share) {
        return legs.stream().map(leg -> leg.at(share)).sorted(Comparator.comparingDouble(PlacedFigure::y)).toList();
    }
}
