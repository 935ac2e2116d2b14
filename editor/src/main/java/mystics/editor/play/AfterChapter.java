package mystics.editor.play;

import java.util.function.Consumer;
import mystics.play.Session;

/**
 * A button shown when a chapter is over.
 *
 * @param words the label; {@code then} is given the finished session
 */
public record AfterChapter(String words, Consumer<Session> then) {
}
