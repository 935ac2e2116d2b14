package mystics.phase.round;

import java.util.Optional;
import mystics.phase.wheel.Cheese;
import mystics.play.Procedure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;

/** ROUND-3: with no minion on the board, one cheese goes on the wheel. */
public final class TimeIsShortProcedure implements Procedure<TimeIsShort> {
    @Override
    public void perform(Scene scene, TimeIsShort step) {
        if (!scene.minions().isEmpty()) {
            return;
        }
        scene.heroes().stream().findFirst().ifPresent(any -> {
            RoomInPlay room = scene.draft().onBoard(step.kind()) ? scene.figure(step.kind()).getRoom() : any.getRoom();
            scene.tell("ROUND-3", "Time is short");
            Cheese.onWheel(scene, room, 1, "time", Optional.empty(), Optional.empty());
        });
    }
}
