package mystics.editor.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the place where the plate of a {@link Fan} covers least, near its space and never over it. */
final class FanPlace {
    /** The distance between the places that are tried, and the number of them in a row and in a column at most. */
    private static final double STEP = 20;
    private static final int TRIED = 80;
    /** The distance of the plate from its space, so that the pointer between the two is seen. */
    private static final double APART = 26;
    /** The weights of an area that is covered: of the own space, of a figure or a sign, of a space that can be chosen. */
    private static final double OWN = 1000;
    private static final double THING = 24;
    private static final double LIT = 12;
    /** The weight of a covered part of a way or of its name, which nothing may touch if there is any other place. */
    private static final double WAY = 400;
    /** The weight of an area that would not be seen. */
    private static final double HIDDEN = 200;
    /** The weight of the distance to the space, and of each point of the plate's pointer that lies on a figure or a sign. */
    private static final double FAR = 160;
    private static final double CROSSED = 3000;
    /** The distance of the points of the pointer that are looked at. */
    private static final double PACE = 12;
    private final BoardPicture board;
    private final BoardSpace spot;
    private final double share;
    private final Rectangle2D seen;
    private final Rectangle2D own;
    private final List<Rectangle2D> things = new ArrayList<>();
    private final List<Rectangle2D> lit;
    /** The places of ways, and of each name of a way the places among which it chooses. */
    private final List<List<Rectangle2D>> ways = new ArrayList<>();

    /**
     * @param lit the spaces that can be chosen
     * @param seen the part of the board that can be seen
     * @param share the scale of the figures
     */
    FanPlace(BoardPicture board, BoardSpace spot, Set<BoardSpace> lit, Rectangle2D seen, double share) {
        this.share = share;
        this.board = board;
        this.spot = spot;
        this.seen = seen;
        this.own = grown(outline(spot), APART);
        this.lit = lit.stream().filter(other -> !other.equals(spot)).map(other -> grown(outline(other), ReachOutline.RIM)).toList();
        PlacedFigure.all(board).stream().filter(placed -> !placed.figure().spot().equals(spot))
                .forEach(placed -> things.add(placed.whole()));
        board.exits().forEach(this::way);
        board.flips().forEach(flip -> {
            things.add(FlipSigns.around(board, flip));
            ways.add(List.of(FlipSigns.place(board, flip.spot()).getBounds2D()));
            ways.add(FlipSigns.names(board, flip));
        });
        new GoalFlags(board).places().forEach(flag -> things.add(flag.getBounds2D()));
    }

    private void way(ExitPicture exit) {
        TilePicture tile = board.tiles().get(exit.tile());
        things.add(Threshold.withSign(tile, exit.edge()));
        if (!exit.isNamed()) return;
        ways.add(List.of(Threshold.of(tile, exit.edge())));
        ways.add(Threshold.names(tile, exit.edge()));
    }

    private Rectangle2D outline(BoardSpace of) {
        return Standing.outline(board.tiles().get(of.tile()), of.space()).getBounds2D();
    }

    private static Rectangle2D grown(Rectangle2D box, double by) {
        return new Rectangle2D.Double(box.getX() - by, box.getY() - by, box.getWidth() + 2 * by, box.getHeight() + 2 * by);
    }

    /** The best plate. */
    Fan best() {
        return FanRows.of(PlacedFigure.on(board, spot), share).flatMap(this::tried).min(Comparator.comparingDouble(this::cost))
                .orElseThrow();
    }

    private Stream<Fan> tried(FanRows rows) {
        Rectangle2D plate = Fan.plate(rows, new Point2D.Double());
        return steps(seen.getX(), seen.getMaxX(), plate.getWidth()).boxed().flatMap(across -> steps(seen.getY(), seen.getMaxY(),
                plate.getHeight()).mapToObj(down -> new Fan(spot, rows, new Point2D.Double(
                        seen.getX() + plate.getWidth() / 2 + across * STEP, seen.getY() + plate.getHeight() / 2 + down * STEP))));
    }

    private static IntStream steps(double from, double to, double size) {
        return IntStream.rangeClosed(0, (int) Math.max(0, Math.min(TRIED, (to - from - size) / STEP)));
    }

    private double cost(Fan fan) {
        Rectangle2D plate = fan.plate();
        double covered = OWN * common(plate, own) + HIDDEN * (plate.getWidth() * plate.getHeight() - common(plate, seen));
        for (Rectangle2D thing : things) covered += THING * common(plate, thing);
        for (List<Rectangle2D> places : ways) covered += WAY * least(fan.aired(), places);
        for (Rectangle2D space : lit) covered += LIT * common(plate, space);
        return covered + FAR * away(plate) + CROSSED * crossed(fan);
    }

    /** What a plate covers of a way or a name, which stands where it is seen best. */
    private static double least(Rectangle2D plate, List<Rectangle2D> places) {
        return places.stream().mapToDouble(place -> common(plate, place)).min().orElse(0);
    }

    private static double common(Rectangle2D one, Rectangle2D other) {
        double wide = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getX(), other.getX());
        double high = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getY(), other.getY());
        return wide <= 0 || high <= 0 ? 0 : wide * high;
    }

    /** The distance between a plate and the space. */
    private double away(Rectangle2D plate) {
        double across = Math.max(0, Math.max(own.getX() - plate.getMaxX(), plate.getX() - own.getMaxX()));
        double down = Math.max(0, Math.max(own.getY() - plate.getMaxY(), plate.getY() - own.getMaxY()));
        return Math.hypot(across, down);
    }

    /** The number of points of a plate's pointer that lie on figures and signs. */
    private long crossed(Fan fan) {
        Point2D root = FanGround.root(fan.plate(), own);
        Point2D tip = new Point2D.Double(own.getCenterX(), own.getCenterY());
        int steps = (int) (root.distance(tip) / PACE);
        return IntStream.range(0, steps).filter(step -> {
            double x = root.getX() + (tip.getX() - root.getX()) * step / steps;
            double y = root.getY() + (tip.getY() - root.getY()) * step / steps;
            return things.stream().anyMatch(thing -> thing.contains(x, y));
        }).count();
    }
}
