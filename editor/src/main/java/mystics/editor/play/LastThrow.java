package mystics.editor.play;

import java.awt.Dimension;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Faces;
import mystics.editor.art.DieArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Throw;
import net.miginfocom.swing.MigLayout;

/** The dice thrown last, small, in the headline. */
final class LastThrow extends JPanel {
    private static final int MOST = 10;

    LastThrow() {
        super(new MigLayout("insets 0, gapx 2, hidemode 3"));
    }

    /** As high as a die even while there is none, so that nothing below it moves. */
    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        return new Dimension(size.width, Math.max(size.height, dieSize()));
    }

    private static int dieSize() {
        return Math.round(UIManager.getFont("defaultFont").getSize2D() * 1.9f);
    }

    /** Shows the last of the throws an answer led to; when it led to none, nothing, for older dice are over. */
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
        add(new JLabel(last.what()), "gapright 4");
        DieArt art = new DieArt(style.fonts(), style.theme());
        last.faces().stream().limit(MOST).forEach(face -> add(new JLabel(new DieIcon(art, face, dieSize()))));
        if (last.faces().size() > MOST) {
            add(new JLabel("…"));
        }
        String words = last.what() + ": " + last.faces().stream().map(Faces::words).collect(Collectors.joining(", "));
        setToolTipText(words);
        getAccessibleContext().setAccessibleName(words);
    }
}
