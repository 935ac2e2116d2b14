package mystics.editor.board;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;

/**
 * A found card with the words about it right above it, as one block on the board.
 *
 * @param said the place of the words and the card, with the space around both
 * @param hidden the part of figures and signs that both hide
 * @param away the distance from the middle of the board and from the figure that found the card
 */
record LaidFind(FoundFace card, FoundCaption caption, Rectangle said, long hidden, double away) {
    /** The space kept free around a card. */
    static final int EDGE = 12;

    /** The room that a card needs, with the words above it. */
    static Dimension room(FoundFace card, FoundCaption caption) {
        return new Dimension((int) (card.size().wide() + 2 * EDGE), (int) (caption.high() + card.high() + 2 * EDGE));
    }

    /** The place of the card, with the space around it. */
    Rectangle place() {
        int above = (int) caption.high();
        return new Rectangle(said.x, said.y + above, said.width, said.height - above);
    }

    /** The height of the picture on the card. */
    double picture() {
        return card.size().picture();
    }

    /** The part of the board that the card and the words cover, with a narrow edge. */
    Rectangle2D covered() {
        return new Rectangle2D.Double(said.x + EDGE / 2.0, said.y + EDGE / 2.0, said.width - EDGE, said.height - EDGE);
    }
}
