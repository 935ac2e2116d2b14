package mystics.phase.chapter.story;

import java.util.List;
import mystics.content.Passage;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * Reads the passages of a moment, beginning with a given one (STORY-2).
 *
 * @param when the moment
 * @param in the id of the room that was entered, empty for other moments
 * @param from the id of the first passage to read; empty to read all
 */
public record ReadOn(String when, String in, String from) implements Step {
    @Override
    public void perform(Scene scene) {
        List<Passage> passages = Story.passages(scene, when, in);
        Story.read(scene, passages.stream().dropWhile(passage -> !from.isEmpty() && !passage.id().equals(from)).toList(), when,
                Cast.of(scene));
    }
}
