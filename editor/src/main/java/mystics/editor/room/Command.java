package mystics.editor.room;

import mystics.choice.Sentence;

/**
 * A command of a desk.
 *
 * @param title the name of the command
 * @param key the key of the command in Swing's notation; empty for none
 */
public record Command(Sentence title, String key, Runnable deed) {
}
