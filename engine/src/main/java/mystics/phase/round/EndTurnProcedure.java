package mystics.phase.round;

import mystics.phase.Notes;
import mystics.phase.chapter.Victory;
import mystics.play.Procedure;
import mystics.rules.Scene;
import mystics.table.Clock;

/** The end of a card's turn: what rules do then, time that is short, and the next card. */
public final class EndTurnProcedure implements Procedure<EndTurn> {
    @Override
    public void perform(Scene scene, EndTurn step) {
        scene.happen(new TurnEnds(scene, step.kind()), ended -> { });
        if (TimeIsShort.lowestHero(scene) == step.kind()) {
            scene.now(new TimeIsShort(step.kind()));
        }
        Notes.expire(scene, "turn");
        scene.draft().set(Clock.TURN, 0);
        scene.draft().set(Clock.TURN_OVER, 0);
        Victory.check(scene);
        scene.next(new NextTurn());
    }
}
