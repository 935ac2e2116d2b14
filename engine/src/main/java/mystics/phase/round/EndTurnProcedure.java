package mystics.phase.round;

import java.util.Optional;
import mystics.phase.Notes;
import mystics.phase.chapter.Victory;
import mystics.phase.wheel.Cheese;
import mystics.play.Procedure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;

/** The end of a card's turn: what rules do then, time is short, and the next card. */
public final class EndTurnProcedure implements Procedure<EndTurn> {
    @Override
    public void perform(Scene scene, EndTurn step) {
        scene.happen(new TurnEnds(scene, step.kind()), ended -> { });
        timeIsShort(scene, step.kind());
        Notes.expire(scene, "turn");
        scene.draft().set(Clock.TURN, 0);
        scene.draft().set(Clock.TURN_OVER, 0);
        Victory.check(scene);
        scene.next(new NextTurn());
    }

    /** ROUND-3: the lowest hero on the track has finished and no minion is on the board. */
    private static void timeIsShort(Scene scene, int kind) {
        Draft draft = scene.draft();
        if (kind >= scene.box().heroCount() || !scene.minions().isEmpty() || lowestHero(scene) != kind) {
            return;
        }
        scene.heroes().stream().findFirst().ifPresent(any -> {
            RoomInPlay room = draft.onBoard(kind) ? scene.figure(kind).getRoom() : any.getRoom();
            scene.tell("ROUND-3", "Time is short");
            Cheese.onWheel(scene, room, 1, "time", Optional.empty(), Optional.empty());
        });
    }

    private static int lowestHero(Scene scene) {
        for (int place = scene.draft().trackLength() - 1; place >= 0; place--) {
            if (scene.draft().trackAt(place) < scene.box().heroCount()) {
                return scene.draft().trackAt(place);
            }
        }
        return -1;
    }
}
