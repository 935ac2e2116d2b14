package mystics.editor.type;

import java.awt.Dimension;
import javax.swing.JViewport;

/** A panel that fills its viewport, and scrolls as a whole if the viewport is too low for it. */
public abstract class Filling extends Scrolling {
    protected Filling() {
        super(null);
    }

    /** The least height in pixels in which nothing is cut. */
    protected abstract int least();

    /** The height in pixels at which everything is shown in full. */
    protected abstract int full();

    /** Whether the viewport is too low. */
    protected final boolean isLow() {
        return getParent() instanceof JViewport port && port.getHeight() < least();
    }

    @Override
    public final boolean getScrollableTracksViewportHeight() {
        return !isLow();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(preferredWidth(), isLow() ? full() : least());
    }

    /** The preferred width in pixels. */
    protected abstract int preferredWidth();

    @Override
    public final Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }
}
