package mystics.editor.play.around;

import java.util.function.Consumer;
import javax.swing.JPanel;
import mystics.editor.sight.Sight;
import net.miginfocom.swing.MigLayout;

/** The foot of a game: the next goal of the chapter, and the last message beside it. */
public final class FootPane extends JPanel {
    private final GoalLine goal;
    private final MessageLine message;

    /** @param follow follows a link of a message; {@code open} opens the page about the chapter */
    public FootPane(Consumer<String> follow, Runnable open) {
        super(new MigLayout("insets 0 4 4 12, hidemode 3, aligny center", "[][grow, fill]"));
        goal = new GoalLine(open);
        message = new MessageLine(follow);
        add(goal, "wmin 0, wmax 60%");
        add(message, "wmin 0, gapleft 8");
    }

    /** Shows where the game stands at a question: its goal, and the message kept for this time. */
    public void show(Sight sight) {
        goal.show(sight);
        message.sayKept();
    }

    /** Shows a message. */
    public void say(String html) {
        message.say(html);
    }

    /** Keeps a message for the end of the film. */
    public void keep(String html) {
        message.keep(html);
    }
}
