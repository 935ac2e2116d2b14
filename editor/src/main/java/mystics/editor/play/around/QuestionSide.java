package mystics.editor.play.around;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.editor.type.Filling;
import mystics.editor.type.Settling;

/**
 * A hint and the question, at the right of the board. The question gets its height before the hint does: if both do not fit, the hint waits
 * for a shorter question. In a low window both scroll together, with the question at the top.
 */
public final class QuestionSide extends Filling {
    private static final int EDGE = 4;
    private static final int GAP = 8;
    private static final int FREE = 10_000;
    private final HintPane hints;
    private final JComponent question;

    public QuestionSide(HintPane hints, JComponent question) {
        this.hints = hints;
        this.question = question;
        add(question);
        add(hints);
    }

    /** Runs something whenever a part has become higher or lower, because its text wraps otherwise. */
    public void whenGrown(Runnable grown) {
        ComponentAdapter listener = new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                SwingUtilities.invokeLater(grown);
            }
        };
        Settling.parts(question).filter(JPanel.class::isInstance).forEach(part -> part.addComponentListener(listener));
        hints.whenGrown(listener);
    }

    /** The height it takes, in pixels, if there is as much room as this. */
    public int wish(int room) {
        int least = question.getPreferredSize().height + 2 * EDGE;
        int hint = hints.fold(room - least - GAP);
        return Math.min(room, least + (hint == 0 ? 0 : hint + GAP));
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
        return question.getPreferredSize().height + hints.fold(FREE) + GAP + 2 * EDGE;
    }

    @Override
    public void doLayout() {
        if (isLow()) {
            int below = stack(question, EDGE, question.getPreferredSize().height);
            stack(hints, below, hints.fold(FREE));
        } else {
            int wanted = hints.fold(getHeight() - question.getPreferredSize().height - GAP - 2 * EDGE);
            boolean fits = wanted + GAP + question.getMinimumSize().height + 2 * EDGE <= getHeight();
            int below = stack(hints, EDGE, fits ? wanted : 0);
            stack(question, below, Math.max(0, getHeight() - EDGE - below));
        }
    }

    /** Lays out a part in full width. Returns where the next one begins. */
    private int stack(JComponent part, int top, int height) {
        part.setBounds(EDGE, top, Math.max(0, getWidth() - 2 * EDGE), height);
        return height == 0 ? top : top + height + GAP;
    }
}
