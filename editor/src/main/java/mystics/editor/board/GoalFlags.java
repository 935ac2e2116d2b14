package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import mystics.editor.art.GoalFlag;

/**
 * The flags on the spaces where the party works on its next goals. A flag always stands in the upper right corner of its space, so that no
 * figure that comes or goes moves it.
 */
final class GoalFlags {
    private static final double RADIUS = 25;
    private static final double HIGH = 46;
    /** How far a flag lies beyond the corner of its space. */
    private static final double BEYOND = 12;
    private final BoardPicture board;

    GoalFlags(BoardPicture board) {
        this.board = board;
    }

    /** The circles around all flags, in the order of the board. */
    List<Ellipse2D> places() {
        return board.goals().stream().map(this::place).toList();
    }

    /** The circles around the flags of a space: one or none. */
    List<Ellipse2D> on(BoardSpace spot) {
        return board.goals().contains(spot) ? List.of(place(spot)) : List.of();
    }

    private Ellipse2D place(BoardSpace spot) {
        Rectangle2D space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
        Ellipse2D right = new Ellipse2D.Double(space.getMaxX() + BEYOND - 2 * RADIUS, space.getY() - BEYOND, 2 * RADIUS, 2 * RADIUS);
        boolean free = board.flips().stream().filter(flip -> flip.spot().equals(spot))
                .noneMatch(flip -> FlipSigns.printed(board, spot).intersects(right.getBounds2D()));
        return free ? right : new Ellipse2D.Double(space.getX() - BEYOND, right.getY(), 2 * RADIUS, 2 * RADIUS);
    }

    /** Paints the flags. */
    void paint(Graphics2D g) {
        places().forEach(place -> GoalFlag.paint(g, place.getCenterX() - HIGH * GoalFlag.WIDE / 2, place.getCenterY() + HIGH / 2, HIGH));
    }
}
