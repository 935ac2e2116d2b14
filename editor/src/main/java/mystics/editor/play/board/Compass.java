package mystics.editor.play.board;

import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;

/**
 * Finds the space to which an arrow key leads. The first press of a key starts from the acting figure.
 *
 * @param goals the spaces that the keys can reach
 */
public record Compass(BoardPicture board, Set<BoardSpace> goals) {
    /**
     * How strongly a wrong direction lengthens the distance of a space: the number by which the squared angle, in radians, is multiplied.
     */
    private static final double ASKEW = 2.5;

    /**
     * The next space in a direction. Near spaces are preferred, and spaces that lie exactly in the direction are preferred even more. If no
     * space lies in that direction, the result is the nearest goal. If the current space is a goal, the result is the current space.
     */
    Optional<BoardSpace> towards(Optional<BoardSpace> from, int dx, int dy) {
        return start(from).flatMap(start -> goals.stream().filter(spot -> along(start, spot, dx, dy) > 0)
                .min(Comparator.comparingDouble(spot -> askew(start, spot, dx, dy) * start.distance(board.middle(spot)))))
                .or(() -> nearest(from));
    }

    /** The nearest goal, which may be the current space. */
    Optional<BoardSpace> nearest(Optional<BoardSpace> from) {
        Optional<Point2D> start = start(from);
        return goals.stream().min(Comparator.comparingDouble(spot -> start.map(board.middle(spot)::distance).orElse(0.0)));
    }

    private Optional<Point2D> start(Optional<BoardSpace> from) {
        return from.or(board::acting).map(board::middle);
    }

    /** The factor by which the distance of a space is multiplied because the space does not lie exactly in the direction. */
    private double askew(Point2D from, BoardSpace to, int dx, int dy) {
        double angle = Math.atan2(aside(from, to, dx, dy), along(from, to, dx, dy));
        return 1 + ASKEW * angle * angle;
    }

    private double along(Point2D from, BoardSpace to, int dx, int dy) {
        return (board.middle(to).getX() - from.getX()) * dx + (board.middle(to).getY() - from.getY()) * dy;
    }

    private double aside(Point2D from, BoardSpace to, int dx, int dy) {
        return Math.abs((board.middle(to).getX() - from.getX()) * dy) + Math.abs((board.middle(to).getY() - from.getY()) * dx);
    }
}
