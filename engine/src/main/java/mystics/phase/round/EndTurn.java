package mystics.phase.round;

import mystics.phase.Notes;
import mystics.phase.chapter.story.Victory;
import mystics.phase.round.track.TurnEnds;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * The end of a card's turn: rules speak, time may run short (ROUND-3), and the turn of the next card follows.
 *
 * @param kind the number of the card
 */
public record EndTurn(int kind) implements Step {
    @Override
    public void perform(Scene scene) {
        scene.happened(new TurnEnds(scene, kind));
        if (TimeIsShort.lowestHero(scene) == kind) {
            scene.now(new TimeIsShort(kind));
        }
        Notes.expire(scene, "turn");
        scene.draft().set(Clock.TURN, 0);
        scene.draft().set(Clock.TURN_OVER, 0);
        Victory.check(scene);
        scene.next(new NextTurn());
    }
}
