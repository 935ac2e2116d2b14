package mystics.phase.round;

import java.util.Optional;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.CheeseFrom;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Draft;

/**
 * The step after the turn of the lowest hero on the track. If no minion is on the board, one cheese goes on the wheel (ROUND-3).
 *
 * @param kind the number of the hero's card
 */
public record TimeIsShort(int kind) implements Step {
    @Override
    public void perform(Scene scene) {
        if (!scene.minions().isEmpty()) {
            return;
        }
        scene.heroes().stream().findFirst().ifPresent(any -> {
            RoomInPlay room = scene.draft().onBoard(kind) ? scene.figure(kind).getRoom() : any.getRoom();
            scene.tell("ROUND-3", "Time is short");
            Cheese.onWheel(scene, room, 1, CheeseFrom.TIME, Optional.empty(), Optional.empty());
        });
    }

    /** The number of the lowest hero card on the track; below 0 when there is none. */
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
