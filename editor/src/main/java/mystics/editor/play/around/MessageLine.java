package mystics.editor.play.around;

import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.editor.play.over.Pages;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;

/**
 * The line over a game that reports the result of an action, or why it was refused. A message that arrives during a film is shown when the
 * film ends.
 */
public final class MessageLine extends Paper {
    private static final String SILENCE = "\u00a0";
    private transient Sentence said = Sentence.EMPTY;
    private transient Sentence unsaid = Sentence.EMPTY;
    private float scale = 1;

    public MessageLine(Consumer<String> follow) {
        super(1, follow);
        setFocusable(false);
        getAccessibleContext().setAccessibleName("Message");
        write(SILENCE);
        setVisible(false);
    }

    /** Shows a message. An unchanged message is not written again, because writing is slow. */
    public void say(Sentence message) {
        if (!said.equals(message)) {
            said = message;
            setVisible(!message.isEmpty());
            Says.html(this, language -> message.isEmpty() ? SILENCE : Pages.message(message.in(language).toString()));
        }
    }

    /** Sets the type size, as a factor of the window's type size. */
    void scale(float newScale) {
        if (scale != newScale) {
            scale = newScale;
            letters(newScale);
        }
    }

    /** Whether there is no message. */
    boolean isSilent() {
        return said.isEmpty();
    }

    /** Whether this is the message. */
    boolean says(Sentence message) {
        return said.equals(message);
    }

    /** Keeps a message for the end of the film. */
    public void keep(Sentence message) {
        unsaid = message;
    }

    /** Shows the message that was kept for the end of the film. If no message was kept, the line becomes empty. */
    public void sayKept() {
        say(unsaid);
        unsaid = Sentence.EMPTY;
    }
}
