package mystics.phase.chapter;

import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Outcome;

/** A chapter without a board ends when everything has been read (STORY-2). A chapter without a board cannot be lost. */
public record EndOfReading() implements Step {
    @Override
    public void perform(Scene scene) {
        scene.end(Outcome.WON);
    }
}
