package mystics.editor.play;

import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Stacks two components. The upper one gets the height it asks for; the lower one gets the rest, but never less than its share. */
public final class Column extends JPanel {
    private static final int GAP = 8;
    private static final double LEAST = 0.26;
    private final JComponent upper;
    private final JComponent lower;

    /** @param needed the content the upper component scrolls; when its height changes, the column is laid out anew */
    Column(JComponent upper, JComponent lower, JComponent needed) {
        super(null);
        this.upper = upper;
        this.lower = lower;
        add(upper);
        add(lower);
        needed.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                SwingUtilities.invokeLater(Column.this::revalidate);
            }
        });
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(upper.getPreferredSize().width + 2 * GAP, upper.getPreferredSize().height + lower.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    @Override
    public void doLayout() {
        int width = Math.max(0, getWidth() - GAP);
        int room = Math.max(0, getHeight() - 2 * GAP);
        int high = Math.min(upper.getPreferredSize().height, (int) (room * (1 - LEAST)));
        upper.setBounds(GAP, GAP, width, high);
        lower.setBounds(GAP, GAP + high + GAP, width, Math.max(0, room - high - GAP));
    }
}
