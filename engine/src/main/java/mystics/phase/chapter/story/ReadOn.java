package mystics.phase.chapter.story;

import java.util.List;
import mystics.content.Passage;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * The passages of a moment are read, from one of them on (STORY-2).
 *
 * @param when the moment; {@code in} the id of the room that was entered, empty for other moments
 * @param from the id of the first of them; empty for all
 */
public record ReadOn(String when, String in, String from) implements Step {
    @Override
    public void perform(Scene scene) {
        List<Passage> passages = Story.passages(scene, when, in);
        Story.read(scene, passages.stream().dropWhile(passage -> !from.isEmpty() && !passage.id().equals(from)).toList(), when,
                Cast.of(scene));
    }
}
