package mystics.editor.play.around;

import java.util.function.Consumer;
import mystics.editor.type.Paper;

/**
 * The line below a game that reports the result of an action, or why it was refused. A message that arrives during a film is shown when the
 * film ends.
 */
public final class MessageLine extends Paper {
    private static final String SILENCE = "&nbsp;";
    private String unsaid = SILENCE;

    public MessageLine(Consumer<String> follow) {
        super(1, follow);
        setFocusable(false);
        getAccessibleContext().setAccessibleName("Message");
        say(SILENCE);
    }

    /** A page is costly to write, and mostly there is nothing to say. */
    public void say(String html) {
        if (!words().equals(html)) {
            write(html);
        }
    }

    /** Keeps a message for the end of the film. */
    public void keep(String html) {
        unsaid = html;
    }

    /** The film has ended: says what was kept, and that only; mostly nothing. */
    public void sayKept() {
        say(unsaid);
        unsaid = SILENCE;
    }
}
