package mystics.editor.play.around;

import java.util.function.Consumer;
import mystics.editor.type.Paper;

/**
 * The line below a game that reports the result of an action, or why it was refused. A message that arrives during a film is shown when the
 * film ends.
 */
public final class MessageLine extends Paper {
    private static final String SILENCE = "\u00a0";
    private String unsaid = SILENCE;

    public MessageLine(Consumer<String> follow) {
        super(1, follow);
        setFocusable(false);
        getAccessibleContext().setAccessibleName("Message");
        say(SILENCE);
    }

    /** Shows a message. An unchanged one is not written again, because that is slow. */
    public void say(String html) {
        if (!words().equals(html)) {
            write(html);
        }
    }

    /** Keeps a message for the end of the film. */
    public void keep(String html) {
        unsaid = html;
    }

    /** Shows the message kept for the end of the film, or nothing if there is none. */
    public void sayKept() {
        say(unsaid);
        unsaid = SILENCE;
    }
}
