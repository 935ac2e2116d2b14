package mystics.editor.home;

import java.awt.BorderLayout;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** A page of the window outside the game: a heading, the content, and a button back. Escape goes back too. */
class Page extends JPanel {
    /** How many times as large as other letters a heading is at most, and by how many pixels at most. */
    private static final float HEADING = 1.8f;
    private static final float LARGER = 11;
    private final Flow foot = new Flow(16);
    private final Prose message = new Prose(" ");
    private final JPanel middle = new JPanel(new BorderLayout());

    Page(Sentence title, Runnable home) {
        this(title, WayBack.home(home));
    }

    Page(Sentence title, WayBack back) {
        super(new MigLayout("insets 24px 40px 18px 40px, fill, wrap 1", "[grow, fill]", "[]14[grow, fill]12[]"));
        Prose heading = new Prose(title, Math.min(HEADING, 1 + LARGER / Type.size()), Font.BOLD);
        add(heading, "wmin 0");
        int frame = Math.round(heading.getFont().getSize2D() / 8);
        middle.setBorder(BorderFactory.createEmptyBorder(frame, frame, frame, frame));
        add(middle, "hmin 0");
        JButton leave = new JButton(back.words());
        leave.addActionListener(click -> back.then().run());
        foot.add(leave);
        message.getAccessibleContext().setAccessibleName("Message");
        foot.add(message, Flow.TEXT);
        add(foot, "wmin 0");
        Keys.within(this, "ESCAPE", back.then());
    }

    /** The heading of a part of the page. */
    static JLabel heading(String words) {
        JLabel heading = new JLabel(words);
        Type.bold(heading, 1.2f);
        return heading;
    }

    /** Sets the content below the heading. */
    final void hold(JComponent content) {
        middle.removeAll();
        middle.add(content);
        Settling.settle(middle);
        middle.revalidate();
        middle.repaint();
    }

    /** Adds a button in the lower right corner. */
    final JButton button(String name, Runnable deed) {
        JButton button = new JButton(name);
        button.addActionListener(click -> deed.run());
        foot.add(button);
        return button;
    }

    /** Reports what was done or what went wrong. */
    public final void say(Sentence words) {
        Says.text(message, words);
    }
}
