package mystics.phase.chapter;

import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Outcome;

/** A chapter that is only read ends when all has been read (STORY-2): there is nothing in it to lose. */
public record EndOfReading() implements Step {
    @Override
    public void perform(Scene scene) {
        scene.end(Outcome.WON);
    }
}
