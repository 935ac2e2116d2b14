package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.util.List;

/** The places of the figures and the tokens on a board. They are computed once for all that is painted of the board. */
record BoardPlaces(BoardPicture board, List<PlacedFigure> figures, List<Ellipse2D> tokens) {
    /** The places on a board. */
    static BoardPlaces of(BoardPicture board) {
        List<PlacedFigure> figures = PlacedFigure.all(board);
        return new BoardPlaces(board, figures, new TokenPlaces(board, figures).all());
    }
}
