package mystics.editor.play.ask;

import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Shows one of two texts: one in a wide list, the other in a list with room for few letters. */
final class ByWidth extends JPanel {
    private final JComponent wide;
    private final JComponent slim;
    private final Gaps gaps;
    private JComponent shown;

    /** The space above the wide text, and below either text, in pixels. Where no text is shown, there is no space either. */
    record Gaps(int above, int below) {
    }

    ByWidth(JComponent wide, JComponent slim, Gaps gaps) {
        super(new BorderLayout());
        this.wide = wide;
        this.slim = slim;
        this.gaps = gaps;
        setOpaque(false);
        shown = slim;
        take(wide);
    }

    private void take(JComponent fitting) {
        if (fitting == shown) return;
        shown = fitting;
        removeAll();
        add(shown);
        setBorder(BorderFactory.createEmptyBorder(shown == wide ? gaps.above() : 0, 0, gaps.below(), 0));
    }

    /** The height of the text at the width of the list. A text that has never been laid out would ask for too much room. */
    @Override
    public Dimension getPreferredSize() {
        if (!shown.isVisible()) return new Dimension();
        int around = getInsets().top + getInsets().bottom;
        Dimension laid = shown.getSize();
        if (getWidth() > 0) shown.setSize(getWidth(), laid.height > 0 ? laid.height : Short.MAX_VALUE);
        Dimension words = shown.getPreferredSize();
        shown.setSize(laid);
        return new Dimension(words.width, words.height == 0 ? 0 : words.height + around);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        JComponent before = shown;
        if (width > 0) take(SlimWords.isSlim(width) ? slim : wide);
        if (shown != before) SwingUtilities.invokeLater(this::revalidate);
        super.setBounds(x, y, width, height);
    }
}
