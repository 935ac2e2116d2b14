package mystics.editor.type;

import java.awt.BorderLayout;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JScrollPane;

/** Makes what it holds as wide as the place it is scrolled in, so that text wraps there. A little room round it keeps focus frames whole. */
public final class Upright extends Scrolling {
    private static final int FRAME = 3;

    private Upright(JComponent content) {
        super(new BorderLayout());
        setBorder(BorderFactory.createEmptyBorder(FRAME, FRAME, FRAME, FRAME));
        add(content, BorderLayout.NORTH);
    }

    /** Something with a scroll bar beside it where it is too long, and no frame. */
    public static JScrollPane scrolled(JComponent content) {
        return new Upright(content).scrolled();
    }
}
