package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.util.List;

/** The places of the figures and the tokens on a board. They are computed once for all that is painted of the board. */
record Places(BoardPicture board, List<PlacedFigure> figures, List<Ellipse2D> tokens) {
    /** The places on a board. */
    static Places of(BoardPicture board) {
        List<PlacedFigure> figures = PlacedFigure.all(board);
        return new Places(board, figures, new TokenPlaces(board, figures).all());
    }
}
