package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.editor.play.around.QuestionSide;
import mystics.editor.play.over.Stage;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * Lays out the board and its two sides. If large type would leave the board too little room, the sides share one place: two tabs and a key
 * switch between them, and a new question brings back the side with the question.
 */
public final class FoldingSides extends JPanel {
    /** The key that switches sides. */
    static final String KEY = "F4";
    /** Window width, in letter heights, from which both sides fit beside the board. */
    private static final float ROOMY = 66;
    /** The width of the shared side, in letter heights, as long as half the window is left to the board. */
    private static final float SHARED = 18;
    private static final float MOST = 0.44f;
    /** The least readable width of the shared side, in letter heights, as long as the board keeps its share of a small window. */
    private static final float LEAST = 16;
    private static final float SMALL = 0.52f;
    private final JComponent left;
    private final Stage stage;
    private final JComponent right;
    private final JPanel tabs = new JPanel(new MigLayout("insets 8 8 0 8, fillx, gapx 4", "[grow, fill][grow, fill]"));
    private final JToggleButton toRight = new JToggleButton("Choices");
    private final JToggleButton toLeft = new JToggleButton("Party");

    FoldingSides(Column left, Stage stage, QuestionSide right) {
        super(null);
        this.left = left.scrolled();
        this.stage = stage;
        this.right = right.scrolled();
        ButtonGroup either = new ButtonGroup();
        for (JToggleButton tab : new JToggleButton[] {toRight, toLeft}) {
            either.add(tab);
            tabs.add(tab, "wmin 0");
            tab.setMargin(new Insets(2, 4, 2, 4));
            tab.putClientProperty(FlatClientProperties.MINIMUM_WIDTH, 0);
            Says.hint(tab, Sentence.of("{what} ({key})", "what", tab.getText(), "key", KEY));
            tab.addActionListener(click -> turned());
        }
        toRight.setSelected(true);
        add(this.left);
        add(stage);
        add(tabs);
        add(this.right);
        stage.addPropertyChangeListener(Stage.COVERED, changed -> turned());
        Keys.anywhere(this, KEY, this::turn);
    }

    private void turn() {
        JToggleButton other = toRight.isSelected() ? toLeft : toRight;
        other.doClick();
        other.requestFocusInWindow();
    }

    /** Shows the side with the question. */
    void ask() {
        toRight.setSelected(true);
        turned();
    }

    private void turned() {
        revalidate();
        repaint();
    }

    private boolean isFolded() {
        return getWidth() < ROOMY * Type.size();
    }

    @Override
    public void doLayout() {
        float least = Math.min(LEAST * Type.size(), getWidth() * SMALL);
        int shared = Math.round(Math.min(SHARED * Type.size(), Math.max(getWidth() * MOST, least)));
        boolean alone = isFolded() && stage.isCovered() && Stage.isNarrow(getWidth() - shared);
        tabs.setVisible(isFolded() && !alone);
        if (alone) {
            left.setVisible(false);
            right.setVisible(false);
            stage.setBounds(0, 0, getWidth(), getHeight());
        } else if (isFolded()) {
            fold(shared);
        } else {
            spread();
        }
    }

    /** Lays out both sides. The left side gives way to a sheet over the board that would be too narrow. */
    private void spread() {
        int leftWide = between(240, getWidth() * 0.23, 460);
        int rightWide = between(300, getWidth() * 0.29, 560);
        int middle = getWidth() - leftWide - rightWide;
        left.setVisible(!stage.isCovered() || !Stage.isNarrow(middle));
        right.setVisible(true);
        int before = left.isVisible() ? leftWide : 0;
        left.setBounds(0, 0, leftWide, getHeight());
        stage.setBounds(before, 0, getWidth() - before - rightWide, getHeight());
        right.setBounds(getWidth() - rightWide, 0, rightWide, getHeight());
    }

    private void fold(int wide) {
        int high = tabs.getPreferredSize().height;
        left.setVisible(toLeft.isSelected());
        right.setVisible(toRight.isSelected());
        stage.setBounds(0, 0, getWidth() - wide, getHeight());
        tabs.setBounds(getWidth() - wide, 0, wide, high);
        for (JComponent side : new JComponent[] {left, right}) {
            side.setBounds(getWidth() - wide, high, wide, getHeight() - high);
        }
    }

    private static int between(int least, double wished, int most) {
        return (int) Math.round(Math.max(least, Math.min(most, wished)));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(left.getPreferredSize().width + stage.getPreferredSize().width + right.getPreferredSize().width,
                stage.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return stage.getMinimumSize();
    }
}
