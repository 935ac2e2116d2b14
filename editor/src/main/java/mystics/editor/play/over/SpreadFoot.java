package mystics.editor.play.over;

import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JLabel;
import mystics.editor.type.Type;

/** The line below two pages. The line stands below the right page, where the text is, and never crosses the fold. */
final class SpreadFoot extends JComponent {
    private final JLabel line;

    SpreadFoot(JLabel line) {
        this.line = line;
        add(line);
    }

    @Override
    public void doLayout() {
        int left = getWidth() >= IllustratedPage.WIDE * Type.size() ? getWidth() / 2 : 0;
        line.setBounds(left, 0, getWidth() - left, getHeight());
    }

    @Override
    public Dimension getPreferredSize() {
        return line.getPreferredSize();
    }
}
