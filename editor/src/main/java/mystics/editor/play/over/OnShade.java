package mystics.editor.play.over;

import java.awt.Font;
import javax.swing.JLabel;
import javax.swing.JScrollBar;
import javax.swing.UIManager;
import mystics.editor.type.Type;

/** The line below a sheet without paper. It takes room only while the sheet is higher than its place. */
final class OnShade {
    /** The height in pixels that is not worth a line. */
    private static final int FREE = 14;

    private OnShade() {
    }

    /** Dresses a line for the shade, and shows it while a scroll bar has somewhere to scroll. */
    static JLabel line(JLabel below, JScrollBar bar) {
        below.setForeground(UIManager.getColor("Component.accentColor"));
        below.setFont(Type.plain().deriveFont(Font.BOLD));
        below.setVisible(false);
        bar.addAdjustmentListener(moved -> {
            below.setVisible(bar.getMaximum() - below.getHeight() > bar.getVisibleAmount() + FREE);
            below.setText(bar.getValue() + bar.getVisibleAmount() + FREE < bar.getMaximum() ? "▾ More below ▾" : " ");
        });
        return below;
    }
}
