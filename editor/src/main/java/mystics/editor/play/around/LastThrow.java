package mystics.editor.play.around;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Faces;
import mystics.choice.Sentence;
import mystics.editor.art.DieArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Throw;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** The last throw of dice, small, in the headline: its purpose, then as many dice as fit. */
public final class LastThrow extends JPanel {
    private static final int GAP = 2;
    private static final int LEAST = 2;
    private static final int USUAL = 4;
    private final JLabel what = new JLabel();
    private final JLabel more = new JLabel("…");

    LastThrow() {
        super(null);
    }

    /** The size of this component. The size never changes, so that nothing else moves. */
    @Override
    public Dimension getPreferredSize() {
        return room(USUAL);
    }

    @Override
    public Dimension getMinimumSize() {
        return room(LEAST);
    }

    private static Dimension room(int dice) {
        return new Dimension(dice * (dieSize() + GAP), dieSize());
    }

    /**
     * Lays out the throw. Dice are more important than the words before them. If there is too little room, the words are left out, not cut.
     * Dice for which there is no room are replaced by a sign.
     */
    @Override
    public void doLayout() {
        if (getComponentCount() == 0) {
            return;
        }
        int each = dieSize() + GAP;
        int dice = getComponentCount() - 2;
        int end = more.getPreferredSize().width;
        int shown = dice * each <= getWidth() ? dice : Math.max(0, (getWidth() - end) / each);
        int words = what.getPreferredSize().width + 2 * GAP;
        what.setVisible(words + dice * each <= getWidth());
        more.setVisible(shown < dice);
        int left = what.isVisible() ? words : 0;
        what.setBounds(0, 0, left, getHeight());
        for (int i = 1; i <= dice; i++) {
            getComponent(i).setBounds(left + (i - 1) * each, 0, i <= shown ? dieSize() : 0, getHeight());
        }
        more.setBounds(left + shown * each, 0, more.isVisible() ? end : 0, getHeight());
    }

    private static int dieSize() {
        return DieArt.small(Type.size() * 1.9);
    }

    /** Shows the last throw of an answer, or nothing if the answer led to no throw. */
    void show(List<Throw> thrown, BoardStyle style) {
        removeAll();
        setToolTipText(null);
        getAccessibleContext().setAccessibleName("");
        revalidate();
        repaint();
        if (thrown.isEmpty()) {
            return;
        }
        Throw last = thrown.get(thrown.size() - 1);
        what.setText(last.what());
        add(what);
        DieArt art = style.dieArt();
        last.faces().forEach(face -> add(new JLabel(new PaintedIcon(dieSize(), art.painter(face, dieSize())))));
        add(more);
        Sentence words = Sentence.of("{what}: {faces}", "what", last.what(), "faces",
                Sentence.row(last.faces().stream().map(Faces::said).toList(), ", "));
        Says.hint(this, words);
        Says.name(this, words);
    }
}
