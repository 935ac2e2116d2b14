package mystics.editor.play.around;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** A number of the chapter as a small drawing, with a tooltip and a text for screen readers. */
public abstract class Gauge extends Spoken {
    private float share = 1;
    private transient Sentence explanation = Sentence.EMPTY;

    /**
     * Paints the drawing. The method has its own graphics object with the window's font, and need not restore the settings of this object.
     */
    abstract void paint(Graphics2D ink);

    /** Sets the tooltip and the text for screen readers. */
    final void says(Sentence name, Sentence explained) {
        explanation = explained;
        Says.name(this, name);
        Says.hint(this, explained);
        revalidate();
        repaint();
    }

    /** The words of the tooltip. */
    final Sentence explained() {
        return explanation;
    }

    /** Sets the size of the drawing, as a share of its usual size. */
    final void scale(float newShare) {
        if (newShare != share) {
            share = newShare;
            revalidate();
        }
    }

    /** The height of the letters of the drawing. */
    final float letter() {
        return Type.size() * share;
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        ink.setFont(Type.plain().deriveFont(letter()));
        paint(ink);
        ink.dispose();
    }
}
