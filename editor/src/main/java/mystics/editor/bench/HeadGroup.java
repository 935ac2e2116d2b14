package mystics.editor.bench;

import java.awt.Font;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/** A group of buttons at the top of the window, with a small heading above it. */
final class HeadGroup extends JPanel {
    private static final float SMALL = 0.75f;

    HeadGroup(Sentence heading, Flow buttons) {
        super(new MigLayout("insets 0, wrap 1, gapy 0, novisualpadding", "[grow, fill]"));
        setOpaque(false);
        add(new Prose(heading, SMALL, Font.PLAIN).muted(), "wmin 0, gapleft 3");
        add(buttons);
    }
}
