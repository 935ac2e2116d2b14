package mystics.editor.board;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * A found card and the words about it, each with its place on the board.
 *
 * @param place the place of the card, with the space around it
 * @param said the place of the words, with the space around them
 * @param hidden the part of figures and signs that both hide
 * @param away the distance from the middle of the board and from the figure that found the card
 */
record LaidFind(FoundFace card, FoundCaption caption, Rectangle place, Rectangle said, long hidden, double away) {
    /** The space kept free around a card. */
    static final int EDGE = 12;

    /** The height of the picture on the card. */
    double picture() {
        return card.size().picture();
    }

    /** The parts of the board that the card and the words cover, with a narrow edge. */
    List<Rectangle2D> covered() {
        return Stream.of(place, said).<Rectangle2D>map(box -> new Rectangle2D.Double(box.x + EDGE / 2.0, box.y + EDGE / 2.0,
                box.width - EDGE, box.height - EDGE)).toList();
    }

    /** The room that a card needs, with the words above it. */
    static Dimension room(FoundFace card, FoundCaption caption) {
        return new Dimension((int) (card.size().wide() + 2 * EDGE), (int) (caption.high() + card.high() + 2 * EDGE));
    }

    /** A card with the words right above it, in a place for both. */
    static LaidFind together(FoundFace card, FoundCaption caption, Rectangle both, long hidden, double away) {
        int above = (int) caption.high();
        return new LaidFind(card, caption, new Rectangle(both.x, both.y + above, both.width, both.height - above), both, hidden, away);
    }
}
