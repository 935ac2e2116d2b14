package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.ToDoubleFunction;
import mystics.editor.art.Quality;

/** A found card as it is laid on the board. */
interface FoundFace {
    /**
     * The sizes of a card.
     *
     * @param wide the width of the card
     * @param picture the height of the picture; 0 if there is no picture
     * @param letter the height of the letters
     */
    record Size(double wide, double picture, double letter) {
    }

    /** The size. */
    Size size();

    /** The height of the whole card. */
    double high();

    /** Paints the card with its upper left corner at the origin. */
    void paint(Graphics2D g);

    /** Draws onto nothing, to measure. */
    static double drawn(ToDoubleFunction<Graphics2D> part) {
        Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
        Quality.fine(scratch);
        double measure = part.applyAsDouble(scratch);
        scratch.dispose();
        return measure;
    }
}
