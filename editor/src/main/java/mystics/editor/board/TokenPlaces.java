package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** The places of the tokens on a board: side by side in the upper part of a free space, or small in the corners of an occupied space. */
final class TokenPlaces {
    private static final double RADIUS = 29;
    private static final double SMALL = 21;
    /** The height of letters up to which tokens have their usual size, and the greatest factor by which they grow. */
    private static final double LETTERS = 29;
    private static final double MOST = 1.3;
    private final BoardPicture board;
    private final List<PlacedFigure> figures;
    private final LetterGrowth growth;
    private final double times;

    /** @param growth how tokens grow with the letters of the window */
    TokenPlaces(BoardPicture board, List<PlacedFigure> figures, LetterGrowth growth) {
        this.board = board;
        this.figures = figures;
        this.growth = growth;
        this.times = growth.times(LETTERS, MOST);
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
        taken.addAll(new GoalFlags(board, growth).on(spot));
        board.flips().stream().filter(flip -> flip.spot().equals(spot)).forEach(flip -> taken.add(FlipSigns.place(board, spot)));
        return new Nook(board, figures, spot).circle(SMALL * times, taken);
    }

    private Ellipse2D open(BoardSpace spot, int before) {
        Point2D feet = Standing.feet(board.tiles().get(spot.tile()), spot.space(), 1).get(0);
        double radius = RADIUS * times;
        return new Ellipse2D.Double(feet.getX() - 44 + before * 50 * times - radius, feet.getY() - 68 - radius, 2 * radius, 2 * radius);
    }
}
