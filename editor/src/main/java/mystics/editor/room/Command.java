package mystics.editor.room;

import mystics.choice.Sentence;

/**
 * Something that can be done at a desk.
 *
 * @param title its name
 * @param key   its key, as Swing reads it; empty for none
 */
public record Command(Sentence title, String key, Runnable deed) {
}
