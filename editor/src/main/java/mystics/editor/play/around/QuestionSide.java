package mystics.editor.play.around;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import mystics.editor.type.Filling;
import mystics.editor.type.Settling;

/** The question at the right of the board. In a low window the question scrolls. */
public final class QuestionSide extends Filling {
    private static final int EDGE = 4;
    private final JComponent question;

    public QuestionSide(JComponent question) {
        this.question = question;
        add(question);
    }

    /** Runs an action whenever a part changes height because its text wraps differently. */
    public void whenGrown(Runnable grown) {
        ComponentAdapter listener = new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                SwingUtilities.invokeLater(grown);
            }
        };
        Settling.parts(question).filter(JPanel.class::isInstance).forEach(part -> part.addComponentListener(listener));
    }

    /** Lets the page keys turn the pages of a long list of choices while anything inside a component has the keyboard focus. */
    public void turnFrom(JComponent around) {
        List.of("PAGE_DOWN", "PAGE_UP").forEach(key -> {
            around.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
            around.getActionMap().put(key, question.getActionMap().get(key));
        });
    }

    /** Gives the question the keyboard focus. */
    public void lead() {
        question.requestFocusInWindow();
    }

    /** The preferred height in pixels, but no more than the available room. */
    public int wish(int room) {
        return Math.min(room, full());
    }

    @Override
    protected int preferredWidth() {
        return question.getPreferredSize().width + 2 * EDGE;
    }

    @Override
    protected int least() {
        return question.getMinimumSize().height + 2 * EDGE;
    }

    @Override
    protected int full() {
        return question.getPreferredSize().height + 2 * EDGE;
    }

    @Override
    public void doLayout() {
        int high = isLow() ? question.getPreferredSize().height : getHeight() - 2 * EDGE;
        question.setBounds(EDGE, EDGE, Math.max(0, getWidth() - 2 * EDGE), Math.max(0, high));
    }
}
