package mystics.phase.chapter.story;

import java.util.Map;
import mystics.rules.Scene;
import mystics.rules.Step;

/** The passage to which an answer leads is read (STORY-2). */
public record ReadNext(String passage, int hero) implements Step {
    @Override
    public void perform(Scene scene) {
        Story.tell(scene, passage, scene.figure(hero), Map.of());
    }
}
