package mystics.editor.type;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import javax.swing.JButton;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.border.AbstractBorder;

/** A button that looks like text. The button has a ring while it has the focus. */
public final class PlainButton extends JButton {
    private static final int MARGIN = 3;

    /** A button that shows words. */
    public PlainButton(String words) {
        super(words);
        setContentAreaFilled(false);
        setHorizontalAlignment(SwingConstants.LEFT);
        setBorder(new Ring());
    }

    /** A button whose words have a colour of the theme, given by the key of that colour. */
    public PlainButton(String words, String colour) {
        this(words);
        setForeground(UIManager.getColor(colour));
    }

    private static final class Ring extends AbstractBorder {
        @Override
        public Insets getBorderInsets(Component part, Insets insets) {
            insets.set(1, MARGIN, 1, MARGIN);
            return insets;
        }

        @Override
        public void paintBorder(Component part, Graphics graphics, int x, int y, int width, int height) {
            if (part.isFocusOwner()) {
                Graphics2D ink = (Graphics2D) graphics.create();
                ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                ink.setColor(UIManager.getColor("Component.focusColor"));
                ink.setStroke(new BasicStroke(2));
                ink.drawRoundRect(x + 1, y + 1, width - 2, height - 2, 2 * MARGIN, 2 * MARGIN);
                ink.dispose();
            }
        }
    }
}
