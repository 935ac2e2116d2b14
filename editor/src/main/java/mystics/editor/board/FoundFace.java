package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import mystics.editor.art.Quality;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/** A found card as it is laid on the board. */
interface FoundFace {
    /** The width of the line around a card, in letter heights. */
    double LINE = 0.15;

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

    /**
     * Paints the paper of the card, then its contents within the paper, then the line around the card.
     *
     * @param round the diameter of the corners, in letter heights
     */
    default void onPaper(Graphics2D g, Theme theme, double round, Consumer<Graphics2D> contents) {
        double letter = size().letter();
        Shape clip = g.getClip();
        Shape card = new RoundRectangle2D.Double(0, 0, size().wide(), high(), round * letter, round * letter);
        g.setColor(theme.paper());
        g.fill(card);
        g.clip(card);
        contents.accept(g);
        g.setClip(clip);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(letter * LINE));
        g.draw(card);
    }

    /** Draws onto nothing, to measure. */
    static double drawn(ToDoubleFunction<Graphics2D> part) {
        Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
        Quality.fine(scratch);
        double measure = part.applyAsDouble(scratch);
        scratch.dispose();
        return measure;
    }
}
