package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** The places of the tokens on a board: side by side in the upper part of a free space, or small in the corners of an occupied space. */
final class TokenPlaces {
    private static final double RADIUS = 29;
    private static final double SMALL = 21;
    private final BoardPicture board;
    private final List<PlacedFigure> figures;

    TokenPlaces(BoardPicture board, List<PlacedFigure> figures) {
        this.board = board;
        this.figures = figures;
    }

    /** The circles of all tokens, in the order of the board. */
    List<Ellipse2D> all() {
        List<Ellipse2D> places = new ArrayList<>();
        for (int token = 0; token < board.tokens().size(); token++) {
            BoardSpace spot = board.tokens().get(token).spot();
            List<Ellipse2D> before = new ArrayList<>();
            for (int other = 0; other < token; other++) {
                if (board.tokens().get(other).spot().equals(spot)) before.add(places.get(other));
            }
            places.add(FlipSigns.isOccupied(board, spot) ? corner(spot, before) : open(spot, before.size()));
        }
        return places;
    }

    private Ellipse2D corner(BoardSpace spot, List<Ellipse2D> before) {
        List<Ellipse2D> taken = new ArrayList<>(before);
        taken.addAll(new GoalFlags(board).on(spot));
        board.flips().stream().filter(flip -> flip.spot().equals(spot)).forEach(flip -> taken.add(FlipSigns.place(board, spot)));
        return new Nook(board, figures, spot).circle(SMALL, taken);
    }

    private Ellipse2D open(BoardSpace spot, int before) {
        Point2D feet = Standing.feet(board.tiles().get(spot.tile()), spot.space(), 1).get(0);
        return new Ellipse2D.Double(feet.getX() - 44 + before * 50 - RADIUS, feet.getY() - 68 - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }
}
