package mystics.phase.round;

import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Draft;

/** The lowest hero on the track has finished, and time is short if no minion is on the board (ROUND-3): {@code kind} is the number of its card. */
public record TimeIsShort(int kind) implements Step {
    /** The number of the lowest hero's card on the track; below 0 when there is none. */
    public static int lowestHero(Scene scene) {
        Draft draft = scene.draft();
        for (int place = draft.trackLength() - 1; place >= 0; place--) {
            if (draft.trackAt(place) < scene.box().heroCount()) {
                return draft.trackAt(place);
            }
        }
        return -1;
    }
}
