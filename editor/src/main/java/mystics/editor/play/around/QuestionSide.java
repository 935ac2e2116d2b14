package mystics.editor.play.around;

import javax.swing.JComponent;
import mystics.editor.type.Filling;

/**
 * The side of the board with the initiative track, a hint and the question. The question gets its height before the hint does: if both
 * do not fit, the hint waits for a shorter question. In a low window all three scroll together, with the question at the top.
 */
public final class QuestionSide extends Filling {
    private static final int EDGE = 12;
    private static final int GAP = 8;
    private static final int FREE = 10_000;
    private final JComponent track;
    private final HintPane hints;
    private final JComponent question;

    public QuestionSide(JComponent track, HintPane hints, JComponent question) {
        this.track = track;
        this.hints = hints;
        this.question = question;
        add(question);
        add(hints);
        add(track);
    }

    @Override
    protected int preferredWidth() {
        return question.getPreferredSize().width + 2 * EDGE;
    }

    @Override
    protected int least() {
        return track.getPreferredSize().height + question.getMinimumSize().height + 3 * GAP;
    }

    @Override
    protected int full() {
        return question.getPreferredSize().height + hints.fold(FREE) + track.getPreferredSize().height + 4 * GAP;
    }

    @Override
    public void doLayout() {
        if (isLow()) {
            int below = stack(question, GAP, question.getPreferredSize().height);
            below = stack(track, below, track.getPreferredSize().height);
            stack(hints, below, hints.fold(FREE));
        } else {
            int below = stack(track, GAP, track.getPreferredSize().height);
            int wanted = hints.fold(getHeight() - below - question.getPreferredSize().height - 2 * GAP);
            boolean fits = below + wanted + GAP + question.getMinimumSize().height + GAP <= getHeight();
            below = stack(hints, below, fits ? wanted : 0);
            stack(question, below, Math.max(0, getHeight() - GAP - below));
        }
    }

    /** Lays out a part in full width. Returns where the next one begins. */
    private int stack(JComponent part, int top, int height) {
        part.setBounds(EDGE, top, Math.max(0, getWidth() - 2 * EDGE), height);
        return height == 0 ? top : top + height + GAP;
    }
}
