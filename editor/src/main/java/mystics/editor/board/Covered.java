package mystics.editor.board;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The parts of the board that figures, badges, tokens, signs of flip spaces, printed marks and flags cover. */
final class Covered {
    private static final double OVERHEAD = 24;
    private static final double NUMBER = 16;

    private Covered() {
    }

    /** All covered parts, as boxes on the board. */
    static List<Rectangle2D> of(BoardPlaces places) {
        BoardPicture board = places.board();
        List<Rectangle2D> all = new ArrayList<>();
        for (PlacedFigure placed : places.figures()) {
            Rectangle2D box = placed.box();
            double above = OVERHEAD * placed.share() + placed.height() * 0.15;
            double base = placed.base() * 0.22;
            double left = box.getX() + box.getWidth() * 0.08;
            double right = placed.x() + placed.base() * 0.42 + (placed.figure().number() > 0 ? NUMBER * placed.share() : 0);
            all.add(new Rectangle2D.Double(left, box.getY() - above, right - left, placed.y() - box.getY() + above + base));
        }
        places.figures().forEach(placed -> all.addAll(new TagBoxes(placed, places.growth().letter()).onBoard()));
        new GoalFlags(board, places.growth()).places().forEach(flag -> all.add(flag.getBounds2D()));
        places.tokens().forEach(token -> all.add(token.getBounds2D()));
        board.flips().forEach(flip -> all.add(FlipSigns.place(board, flip.spot()).getBounds2D()));
        board.tiles().stream().filter(TilePicture::known).forEach(tile -> PrintedMarks.boxes(tile.room())
                .forEach(box -> all
                        .add(new Rectangle2D.Double(box.getX() + tile.x(), box.getY() + tile.y(), box.getWidth(), box.getHeight()))));
        return all;
    }
}
