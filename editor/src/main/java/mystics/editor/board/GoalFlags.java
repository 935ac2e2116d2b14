package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import mystics.editor.art.GoalFlag;

/**
 * The flags on the spaces where the party works on its next goals. A flag always stands in the upper right corner of its space, so that no
 * figure that comes or goes moves it. A flag that grows with the letters grows outwards, away from the figures.
 */
final class GoalFlags {
    private static final double RADIUS = 25;
    private static final double HIGH = 46;
    /** How far a flag lies beyond the corner of its space. */
    private static final double BEYOND = 12;
    /** The height of letters up to which flags have their usual size, and the greatest factor by which they grow. */
    private static final double LETTERS = 29;
    private static final double MOST = 1.6;
    private final BoardPicture board;
    private final double times;

    /** Flags of the usual size. */
    GoalFlags(BoardPicture board) {
        this(board, LetterGrowth.NONE);
    }

    /** @param growth how flags grow with the letters of the window */
    GoalFlags(BoardPicture board, LetterGrowth growth) {
        this.board = board;
        this.times = growth.times(LETTERS, MOST);
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
        double radius = RADIUS * times;
        double beyond = BEYOND + radius - RADIUS;
        Ellipse2D right = new Ellipse2D.Double(space.getMaxX() + beyond - 2 * radius, space.getY() - beyond, 2 * radius, 2 * radius);
        boolean free = board.flips().stream().filter(flip -> flip.spot().equals(spot))
                .noneMatch(flip -> FlipSigns.printed(board, spot).intersects(right.getBounds2D()));
        return free ? right : new Ellipse2D.Double(space.getX() - beyond, right.getY(), 2 * radius, 2 * radius);
    }

    /** Paints the flags. */
    void paint(Graphics2D g) {
        double high = HIGH * times;
        places().forEach(place -> GoalFlag.paint(g, place.getCenterX() - high * GoalFlag.WIDE / 2, place.getCenterY() + high / 2, high));
    }
}
