package mystics.editor.play.over;

import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import mystics.editor.type.Flow;
import mystics.editor.type.Type;

/** The buttons below a sheet. They do not scroll with the sheet, so they are always in sight. */
final class SheetFoot extends Flow {
    private static final int GAP = 12;

    private SheetFoot(JComponent content, JButton away) {
        super(GAP);
        int ring = Math.round(Type.size() / 4);
        setBorder(BorderFactory.createEmptyBorder(ring, ring, ring, ring));
        if (content instanceof EndingPane ending) ending.doors().forEach(this::add);
        add(away);
    }

    /**
     * The buttons below some content: the next steps after a chapter, and the button that removes the sheet.
     *
     * @param away the button that removes the sheet
     */
    static JComponent of(JComponent content, JButton away) {
        return content instanceof EndingPane ? new SheetFoot(content, away) : away;
    }
}
