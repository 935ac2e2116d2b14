package mystics.phase.chapter.story;

import mystics.rules.Scene;
import mystics.rules.Step;

/** The check for victory that waited for the answer to a passage (STORY-2, END-1). */
public record VictoryLater() implements Step {
    @Override
    public void perform(Scene scene) {
        Victory.check(scene);
    }
}
