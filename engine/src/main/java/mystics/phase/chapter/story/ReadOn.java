package mystics.phase.chapter.story;

import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * The passages of a moment are read, from one of them on (STORY-2).
 *
 * @param when the moment; {@code in} the id of the room that was entered, empty for other moments
 */
public record ReadOn(String when, String in, int from) implements Step {
    @Override
    public void perform(Scene scene) {
        Story.from(scene, Story.passages(scene, when, in), from, when, Cast.of(scene));
    }
}
