package mystics.editor.play.over;

import java.awt.Font;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import mystics.choice.Sentence;
import mystics.editor.settings.Motion;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The waiting page, shown at once while a game is made ready. It says what is being done. */
public final class Laying extends JPanel {
    private static final int LETTERS = 22;

    private final Prose more;

    /** @param what what is being done, in a few words; {@code how} more about it */
    public Laying(String what, String how, Motion motion) {
        super(new MigLayout("insets 24, fill, wrap 1", "push[fill, 0:" + wide() + ":" + wide() + "]push", "push[]8[]14[]push"));
        add(new Prose(what, 1.6f, Font.BOLD), "wmin 0");
        more = new Prose(how);
        add(more, "wmin 0");
        if (motion == Motion.FULL) {
            JProgressBar moving = new JProgressBar();
            moving.setIndeterminate(true);
            add(moving, "wmin 0");
        }
        getAccessibleContext().setAccessibleName(what);
        getAccessibleContext().setAccessibleDescription(how);
    }

    /** Says more about what is being done. */
    public void say(Sentence how) {
        Says.text(more, how);
        Says.more(this, how);
    }

    private static int wide() {
        return Math.round(LETTERS * Type.size());
    }
}
