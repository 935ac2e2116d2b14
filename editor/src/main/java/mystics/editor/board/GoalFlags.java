package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import mystics.editor.art.GoalFlag;

/** The flags on the spaces where the party works on its next goals: clear of figures, or in a corner of an occupied space. */
final class GoalFlags {
    private static final double RADIUS = 25;
    private static final double HIGH = 46;
    private static final double LABEL = 120;
    private final BoardPicture board;

    GoalFlags(BoardPicture board) {
        this.board = board;
    }

    /** The circles around all flags, in the order of the board. */
    List<Ellipse2D> places() {
        return board.goals().stream().map(this::place).toList();
    }

    private Ellipse2D place(BoardSpace spot) {
        if (FlipSigns.isOccupied(board, spot)) {
            List<Ellipse2D> taken = new ArrayList<>(new TokenPlaces(board).on(spot));
            taken.add(label(spot));
            board.flips().stream().filter(flip -> flip.spot().equals(spot)).forEach(flip -> taken.add(FlipSigns.place(board, spot)));
            return new Nook(board, spot).circle(RADIUS, taken);
        }
        Point2D middle = new Clearing(Standing.outline(board.tiles().get(spot.tile()), spot.space()),
                Covered.things(board, PlacedFigure.all(board))).place(RADIUS);
        return new Ellipse2D.Double(middle.getX() - RADIUS, middle.getY() - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /** The place of the space's label, which a flag leaves free. */
    private Ellipse2D label(BoardSpace spot) {
        Rectangle2D space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
        return new Ellipse2D.Double(space.getX() - LABEL / 4, space.getY() - LABEL / 4, LABEL, LABEL / 2);
    }

    /** Paints the flags. */
    void paint(Graphics2D g) {
        places().forEach(place -> GoalFlag.paint(g, place.getCenterX() - HIGH * GoalFlag.WIDE / 2, place.getCenterY() + HIGH / 2, HIGH));
    }
}
