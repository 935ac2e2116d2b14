package mystics.editor.type;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;

/** A button whose HTML label wraps to the width of the button, which grows in height to fit. */
public class WordButton extends JButton {
    /** A button with a label. */
    public WordButton(String html) {
        super(html);
        setHorizontalAlignment(SwingConstants.LEFT);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        View view = (View) getClientProperty(BasicHTML.propertyKey);
        int width = width();
        if (view == null || width <= 0) {
            return size;
        }
        Insets insets = getInsets();
        view.setSize(Math.max(1, width - insets.left - insets.right), 0);
        int height = Math.round(view.getPreferredSpan(View.Y_AXIS)) + insets.top + insets.bottom;
        return new Dimension(Math.min(size.width, width), Math.max(getMinimumHeight(), height));
    }

    /** The width at which the label wraps: the button's own width, unless the parent has become narrower. */
    private int width() {
        int around = getParent() == null ? 0 : getParent().getWidth();
        return getWidth() > 0 ? Math.min(getWidth(), around) : around;
    }

    /** Asks for the height that the new width requires, unless that width was set only to measure the height. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other && getPreferredSize().height != height) {
            SwingUtilities.invokeLater(this::askForHeight);
        }
    }

    private void askForHeight() {
        if (getPreferredSize().height != getHeight()) {
            revalidate();
        }
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(60, getMinimumHeight());
    }

    /** The height of the button with one line of words, in pixels. */
    protected int getMinimumHeight() {
        return getFontMetrics(getFont()).getHeight() + getInsets().top + getInsets().bottom;
    }

    /** HTML has no baseline before it is laid out. */
    @Override
    public int getBaseline(int width, int height) {
        return -1;
    }
}
