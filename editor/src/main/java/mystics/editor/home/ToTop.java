package mystics.editor.home;

import java.awt.Point;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import mystics.editor.type.Settling;

/** Brings a part of a long page into view. */
final class ToTop {
    private ToTop() {
    }

    /** Scrolls the page until the given part is at the top, or until the end of the page is visible. */
    static void scroll(JComponent part) {
        JViewport port = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, part);
        Settling.settle(port);
        int most = port.getViewSize().height - port.getExtentSize().height;
        int top = SwingUtilities.convertPoint(part.getParent(), part.getLocation(), port.getView()).y;
        port.setViewPosition(new Point(0, Math.max(0, Math.min(top, most))));
    }
}
