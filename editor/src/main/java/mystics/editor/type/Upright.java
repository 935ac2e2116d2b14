package mystics.editor.type;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import javax.swing.Scrollable;

/** Makes what it holds as wide as the place it is scrolled in, so that text wraps there. */
public final class Upright extends JPanel implements Scrollable {
    /** A place for something to be scrolled up and down. */
    public Upright(JComponent content) {
        super(new BorderLayout());
        add(content, BorderLayout.NORTH);
    }

    /** Something with a scroll bar beside it where it is too long, and no frame. */
    public static JScrollPane scrolled(JComponent content) {
        JScrollPane scroll = new JScrollPane(new Upright(content), ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED, ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(null);
        return scroll;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return 16;
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
