package mystics.editor.play;

import java.util.function.Consumer;
import java.util.function.Predicate;
import mystics.play.Session;

/**
 * A button shown after a chapter.
 *
 * @param words the label
 * @param then receives the finished session
 * @param fits whether the button is shown after a session
 */
public record AfterChapter(String words, Consumer<Session> then, Predicate<Session> fits) {
    /** A button after every chapter. */
    public AfterChapter(String words, Consumer<Session> then) {
        this(words, then, over -> true);
    }
}
