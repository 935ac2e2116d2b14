package mystics.editor.play.around;

import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** The side of the board with the initiative track, a hint and the question. The question gets its height before the hint does. */
public final class QuestionSide extends JPanel {
    private static final int EDGE = 12;
    private static final int GAP = 8;
    private final JComponent track;
    private final HintPane hints;
    private final JComponent question;

    public QuestionSide(JComponent track, HintPane hints, JComponent question) {
        super(null);
        this.track = track;
        this.hints = hints;
        this.question = question;
        add(track);
        add(hints);
        add(question);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(question.getPreferredSize().width + 2 * EDGE,
                track.getPreferredSize().height + question.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    /**
     * If the question and the title of a hint do not fit together, the question gets all the room and the hint waits for a shorter
     * question.
     */
    @Override
    public void doLayout() {
        int width = Math.max(0, getWidth() - 2 * EDGE);
        int bottom = getHeight() - GAP;
        int high = Math.min(track.getPreferredSize().height, Math.max(0, bottom - GAP - question.getMinimumSize().height));
        track.setBounds(EDGE, GAP, width, high);
        int top = GAP + high + GAP;
        int wanted = hints.fold(bottom - top - question.getPreferredSize().height - GAP);
        int hint = top + wanted + GAP + question.getMinimumSize().height <= bottom ? wanted : 0;
        hints.setBounds(EDGE, top, width, hint);
        int from = hint == 0 ? top : top + hint + GAP;
        question.setBounds(EDGE, from, width, Math.max(0, bottom - from));
    }
}
