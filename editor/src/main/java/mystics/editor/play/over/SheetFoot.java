package mystics.editor.play.over;

import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/**
 * The buttons below a sheet. They do not scroll with the sheet, so they are always in sight. If their words are too long for one row, short
 * words take their place.
 */
final class SheetFoot extends Flow {
    private static final int GAP = 12;
    private final Map<JButton, String> words = new LinkedHashMap<>();
    private WayLength length = WayLength.FULL;

    private SheetFoot(EndingPane ending, JButton away) {
        super(GAP);
        int ring = Math.round(Type.size() / 4);
        setBorder(BorderFactory.createEmptyBorder(ring, ring, ring, ring));
        ending.doors().forEach(door -> words.put(door, door.getActionCommand()));
        away.setText(ending.back());
        words.put(away, ending.back());
        words.keySet().forEach(this::add);
    }

    /**
     * The buttons below some content: the next steps after a chapter, and the button that removes the sheet.
     *
     * @param away the button that removes the sheet
     */
    static JComponent of(JComponent content, JButton away) {
        return content instanceof EndingPane ending ? new SheetFoot(ending, away) : away;
    }

    /** The size with the words that suit the width of the window. */
    @Override
    public Dimension getPreferredSize() {
        Container around = getParent();
        if (around != null && around.getWidth() > 0) fit(around.getWidth(), around.getInsets());
        return super.getPreferredSize();
    }

    /** Takes short words if the full words do not stand in one row. The full words stay as the tooltip. */
    private void fit(int wide, Insets edge) {
        int room = wide - edge.left - edge.right - 2 * GAP;
        WayLength before = length;
        write(WayLength.FULL);
        if (inOneRow() > room) write(WayLength.SHORT);
        if (length != before) revalidate();
    }

    private void write(WayLength wanted) {
        if (wanted == length) return;
        length = wanted;
        write();
    }

    private void write() {
        words.forEach((button, label) -> {
            Says.text(button, length.of(label));
            Says.hint(button, Sentence.of(label));
        });
    }
}
