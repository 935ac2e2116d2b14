package mystics.editor.type;

import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;

/** A scrolling page. A line below the page says that the page goes on, and with which key. Without need there is no line. */
public final class MoreBelow extends JPanel {
    /** The distance from the end of the page, in pixels, that is not worth scrolling. */
    private static final int FREE = 8;
    /** The width, in letter heights, from which the line names the key. */
    private static final float LETTERS = 15;
    /** The space between the page and the line, in pixels. */
    private static final int AIR = 6;
    private final JLabel sign = new JLabel("", SwingConstants.CENTER);
    private final JScrollBar bar;
    private final transient List<Named> named = new ArrayList<>();

    /** A part of the page, and the line that names it while all of it is below. */
    private record Named(JComponent part, Sentence line) {}

    private MoreBelow(JScrollPane scroll) {
        super(new BorderLayout());
        bar = scroll.getVerticalScrollBar();
        add(scroll);
        add(sign, BorderLayout.SOUTH);
        sign.setBorder(BorderFactory.createEmptyBorder(AIR, 0, 0, 0));
        sign.setVisible(false);
        bar.addAdjustmentListener(moved -> say());
        Keys.anywhere(this, "PAGE_DOWN", () -> turn(1));
        Keys.anywhere(this, "PAGE_UP", () -> turn(-1));
    }

    /** A component in a scroll pane, with the line below it. */
    public static MoreBelow scrolled(JComponent content) {
        return new MoreBelow(Upright.scrolled(content));
    }

    /** Names a part of the page in the line as long as all of the part is below. The part that is named first goes before. */
    public MoreBelow naming(JComponent part, Sentence line) {
        named.add(new Named(part, line));
        part.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentMoved(ComponentEvent moved) {
                say();
            }
        });
        return this;
    }

    /** Whether no more than a line of a part is in sight. */
    private boolean isBelow(JComponent part) {
        int top = SwingUtilities.convertPoint(part, 0, 0, bar.getParent()).y;
        return isAncestorOf(part) && part.getHeight() > 0 && top + Type.size() > bar.getVisibleAmount();
    }

    private Sentence line() {
        return named.stream().filter(known -> isBelow(known.part())).findFirst().map(Named::line)
                .orElse(Sentence.of("▾ More below: Page Down ▾"));
    }

    /**
     * Shows the line if the page is higher than its place. At the end of the page the line is empty, because a page that grows by a line
     * at its end would have no end.
     */
    private void say() {
        boolean low = bar.getMaximum() - sign.getHeight() > bar.getVisibleAmount() + FREE;
        sign.setVisible(low);
        sign.setFont(Type.plain().deriveFont(Font.BOLD));
        boolean roomy = getWidth() > LETTERS * Type.size();
        boolean end = bar.getValue() + bar.getVisibleAmount() + FREE >= bar.getMaximum();
        Says.text(sign, end ? Sentence.of(" ") : roomy ? line() : Sentence.of("▾ More below ▾"));
        sign.setForeground(UIManager.getColor("Component.accentColor"));
    }

    /** Scrolls to the end of the page. */
    public void toEnd() {
        bar.setValue(bar.getMaximum());
    }

    private void turn(int way) {
        int next = bar.getValue() + way * (bar.getBlockIncrement(way) - Math.round(2 * Type.size()));
        bar.setValue(next < Type.size() ? 0 : next);
    }
}
