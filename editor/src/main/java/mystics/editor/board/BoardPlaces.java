package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * The places of the figures and the tokens on a board. They are computed once for all that is painted of the board.
 *
 * @param enlarged the figures on the plate of a fan
 */
record BoardPlaces(BoardPicture board, LetterGrowth growth, List<PlacedFigure> figures, List<PlacedFigure> enlarged,
        List<Ellipse2D> tokens) {
    /** The places on a board, for letters of a size. */
    static BoardPlaces of(BoardPicture board, LetterGrowth growth) {
        List<PlacedFigure> all = PlacedFigure.all(board);
        List<PlacedFigure> enlarged = board.enlarged();
        Stream<PlacedFigure> alone = all.stream().filter(placed -> !board.isFanned(placed.figure()));
        boolean counted = isCounted(Stream.concat(alone, enlarged.stream()), growth);
        List<PlacedFigure> figures = counted ? counted(all) : all;
        return new BoardPlaces(board, growth, figures, counted ? counted(enlarged) : enlarged,
                new TokenPlaces(board, figures, growth).all());
    }

    private static List<PlacedFigure> counted(List<PlacedFigure> figures) {
        return figures.stream().map(PlacedFigure::counted).toList();
    }

    /** A moving figure, with its hearts in the form that the hearts of all figures of the board have. */
    PlacedFigure alike(PlacedFigure placed) {
        return isCounted(figures.stream(), growth) ? placed.counted() : placed;
    }

    /** Whether letters are large, or a row of hearts would be too small for some figure. All figures then have one heart with a number. */
    private static boolean isCounted(Stream<PlacedFigure> figures, LetterGrowth growth) {
        return growth.isLarge() || figures.map(placed -> new TagBoxes(placed, growth.letter()).life())
                .anyMatch(life -> life.isShown() && life.isTight());
    }
}
