package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.util.List;

/** The places of the figures and the tokens on a board. They are computed once for all that is painted of the board. */
record BoardPlaces(BoardPicture board, LetterGrowth growth, List<PlacedFigure> figures, List<Ellipse2D> tokens) {
    /** The places on a board, for letters of a size. */
    static BoardPlaces of(BoardPicture board, LetterGrowth growth) {
        List<PlacedFigure> all = PlacedFigure.all(board);
        List<PlacedFigure> figures = isCounted(all, growth) ? all.stream().map(PlacedFigure::counted).toList() : all;
        return new BoardPlaces(board, growth, figures, new TokenPlaces(board, figures, growth).all());
    }

    /** A moving figure, with its hearts in the form that the hearts of all figures of the board have. */
    PlacedFigure alike(PlacedFigure placed) {
        return isCounted(figures, growth) ? placed.counted() : placed;
    }

    /** Whether a row of hearts would be too small for some figure. All figures then have one heart with a number. */
    private static boolean isCounted(List<PlacedFigure> figures, LetterGrowth growth) {
        return figures.stream().map(placed -> new TagBoxes(placed, growth.letter()).life())
                .anyMatch(life -> life.isShown() && life.isTight());
    }
}
