package mystics.editor.type;

import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;

/** Makes what it holds as wide as the place it is scrolled in, so that text wraps there. A little room round it keeps focus frames whole. */
public final class Upright extends Scrolling {
    private Upright(JComponent content) {
        super(new BorderLayout());
        int frame = Math.round(Type.size() / 4);
        setBorder(BorderFactory.createEmptyBorder(frame, frame, frame, frame));
        add(content, BorderLayout.NORTH);
    }

    /** Something with a scroll bar beside it where it is too long, and no frame. */
    public static JScrollPane scrolled(JComponent content) {
        return new Upright(content).scrolled();
    }
}
