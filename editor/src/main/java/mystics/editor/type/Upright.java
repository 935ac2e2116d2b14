package mystics.editor.type;

import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;

/** A panel as wide as its scroll pane, so that text wraps. A small margin keeps focus frames from being cut off. */
public final class Upright extends Scrolling {
    private Upright(JComponent content) {
        super(new BorderLayout());
        int frame = Math.round(Type.size() / 4);
        setBorder(BorderFactory.createEmptyBorder(frame, frame, frame, frame));
        add(content, BorderLayout.NORTH);
    }

    /** A component in a scroll pane without a frame. */
    public static JScrollPane scrolled(JComponent content) {
        return new Upright(content).scrolled();
    }
}
