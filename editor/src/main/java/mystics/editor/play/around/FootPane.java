package mystics.editor.play.around;

import java.util.function.Consumer;
import javax.swing.BorderFactory;
import mystics.choice.Sentence;
import mystics.editor.sight.Sight;
import mystics.editor.type.Flow;

/** The foot of a game: the next goal of the chapter, and the last message beside it. */
public final class FootPane extends Flow {
    private final GoalLine goal;
    private final MessageLine message;

    /** @param follow follows a link of a message; {@code open} opens the page about the chapter */
    public FootPane(Consumer<String> follow, Runnable open) {
        super(8);
        setBorder(BorderFactory.createEmptyBorder(0, 4, 4, 12));
        goal = new GoalLine(open);
        message = new MessageLine(follow);
        add(goal);
        add(message, TEXT);
    }

    /** Shows where the game stands at a question: its goal, and the message kept for this time. */
    public void show(Sight sight) {
        goal.show(sight);
        message.sayKept();
    }

    /** Shows a message. */
    public void say(Sentence words) {
        message.say(words);
    }

    /** Keeps a message for the end of the film. */
    public void keep(Sentence words) {
        message.keep(words);
    }
}
