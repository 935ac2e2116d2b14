package mystics.editor.play;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.editor.type.Filling;
import mystics.editor.type.Type;

/**
 * Stacks two components. The upper one gets the height it asks for; the lower one gets the rest, but never less than its share. In a low
 * window both scroll together.
 */
public final class Column extends Filling {
    private static final int GAP = 8;
    private static final double LEAST = 0.26;
    /** The least readable height, and the height of the lower component when both scroll, in letter heights. */
    private static final float LOW = 18;
    private static final float LINES = 9;
    private final JComponent upper;
    private final JComponent lower;

    /** @param needed the content the upper component scrolls; when its height changes, the column is laid out anew */
    Column(JComponent upper, JComponent lower, JComponent needed) {
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
    protected int preferredWidth() {
        return upper.getPreferredSize().width + 2 * GAP;
    }

    @Override
    protected int least() {
        return Math.round(LOW * Type.size());
    }

    @Override
    protected int full() {
        return upper.getPreferredSize().height + Math.round(LINES * Type.size()) + 3 * GAP;
    }

    @Override
    public void doLayout() {
        int width = Math.max(0, getWidth() - GAP);
        int room = Math.max(0, getHeight() - 2 * GAP);
        int wanted = upper.getPreferredSize().height;
        int high = isLow() ? wanted : Math.min(wanted, (int) (room * (1 - LEAST)));
        upper.setBounds(GAP, GAP, width, high);
        lower.setBounds(GAP, GAP + high + GAP, width, Math.max(0, room - high - GAP));
    }
}
