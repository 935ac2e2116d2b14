package mystics.phase.round;

import mystics.phase.Notes;
import mystics.phase.chapter.story.Victory;
import mystics.phase.round.track.TurnEnds;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * The end of a card's turn: the rules that speak then, the shortage of time, and the next card.
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
