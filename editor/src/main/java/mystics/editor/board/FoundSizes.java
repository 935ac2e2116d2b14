package mystics.editor.board;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.art.CardFace;

/** The sizes in which a found card may be shown. The picture shrinks before the letters do. */
final class FoundSizes {
    /** The widths of a card, of a card in broad rows, and the heights of a picture, in letter heights. */
    private static final double[] WIDTHS = {13, 14, 15, 17, 20, 23};
    private static final double[] BROAD_ROWS = {17, 20, 23, 26, 30};
    private static final double BROADEST_ROWS = 32;
    private static final double[] PICTURES = {5.5, 3.5, 2.4};
    /** The letters shrink by this factor while no card fits, down to a share of their size. */
    private static final double SMALLER = 0.92;
    private static final double SMALLEST = 0.4;
    /** The least and the greatest width of a card whose height is 1. */
    private static final double NARROW = 0.55;
    private static final double BROAD = 1.6;
    /** The greatest width of a card without a picture whose height is 1. */
    private static final double BROADEST = 3;
    private final BoardStyle style;
    private final CardFace face;
    private final double letter;

    /** @param letter the height of the window's letters */
    FoundSizes(BoardStyle style, CardFace face, double letter) {
        this.style = style;
        this.face = face;
        this.letter = letter;
    }

    /** The cards that fit into an area; the smallest card if none fits. */
    List<FoundCard> within(double wide, double high) {
        return DoubleStream.iterate(1, share -> share >= SMALLEST, share -> share * SMALLER)
                .mapToObj(share -> within(wide, high, share * letter)).filter(cards -> !cards.isEmpty()).findFirst()
                .orElseGet(() -> List.of(card(WIDTHS[0], SMALLEST * letter)));
    }

    /** The cards without a picture, with letters as large as those of the window, that fit into an area. They may be broad. */
    List<FoundCard> plain(double wide, double high) {
        return cards(letter, wide, 0).filter(card -> card.high() <= high && isFormed(card, BROADEST)).toList();
    }

    /** The cards in broad rows with the words about them, with letters as large as those of the window, that fit into an area. */
    List<FoundRows> rows(Sentence words, double wide, double high) {
        return DoubleStream.concat(DoubleStream.of(BROAD_ROWS).map(width -> width * letter), DoubleStream.of(wide))
                .filter(width -> width <= wide && width >= BROAD_ROWS[0] * letter && width <= BROADEST_ROWS * letter)
                .mapToObj(width -> new FoundRows(style, face, words, width, letter))
                .filter(rows -> rows.high() <= high).toList();
    }

    /** The cards with letters of a size; cards without a picture only if no card with a picture fits. */
    private List<FoundCard> within(double wide, double high, double size) {
        List<FoundCard> pictured = within(wide, high, size, PICTURES);
        return pictured.isEmpty() ? within(wide, high, size, 0) : pictured;
    }

    private List<FoundCard> within(double wide, double high, double size, double... pictures) {
        return cards(size, wide, pictures).filter(card -> card.high() <= high && isFormed(card, BROAD)).toList();
    }

    private Stream<FoundCard> cards(double size, double wide, double... pictures) {
        return DoubleStream.of(WIDTHS).filter(width -> width * size <= wide).mapToObj(width -> card(width, size))
                .filter(FoundCard::hasRoomForName)
                .flatMap(plain -> DoubleStream.of(pictures).mapToObj(picture -> plain.pictured(picture * size)));
    }

    private FoundCard card(double width, double size) {
        return new FoundCard(style, face, width * size, size);
    }

    /** Whether a card is neither a strip nor a pillar. */
    private static boolean isFormed(FoundCard card, double broad) {
        double form = card.size().wide() / card.high();
        return form > NARROW && form < broad;
    }
}
