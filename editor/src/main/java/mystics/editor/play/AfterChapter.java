package mystics.editor.play;

import java.util.function.Consumer;
import mystics.play.Session;

/**
 * What can be done when a chapter is over.
 *
 * @param words what its button says; {@code then} is given the session that is over
 */
public record AfterChapter(String words, Consumer<Session> then) {
}
