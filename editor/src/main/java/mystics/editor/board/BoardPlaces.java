package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.util.List;

/** The places of the figures and the tokens on a board. They are computed once for all that is painted of the board. */
record BoardPlaces(BoardPicture board, LetterGrowth growth, List<PlacedFigure> figures, List<Ellipse2D> tokens) {
    /** The places on a board, for letters of a size. */
    static BoardPlaces of(BoardPicture board, LetterGrowth growth) {
        List<PlacedFigure> figures = PlacedFigure.all(board);
        return new BoardPlaces(board, growth, figures, new TokenPlaces(board, figures, growth).all());
    }
}
