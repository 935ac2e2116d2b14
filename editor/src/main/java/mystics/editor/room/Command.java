package mystics.editor.room;

import mystics.choice.Sentence;

/**
 * A command of a desk.
 *
 * @param title its name
 * @param key its key in Swing's notation; empty for none
 */
public record Command(Sentence title, String key, Runnable deed) {
}
