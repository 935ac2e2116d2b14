package mystics.phase.minion;

import mystics.phase.chapter.story.Victory;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * One figure of the acting minion card moves and battles, if it is still on the board.
 *
 * @param kind the number of the card
 * @param slot the slot of the figure
 */
public record MinionActs(int kind, int slot) implements Step {
    @Override
    public void perform(Scene scene) {
        Figure minion = scene.figure(slot);
        if (minion.isActive() && minion.getKindNumber() == kind) {
            Minions.act(scene, minion);
            Victory.check(scene);
        }
    }
}
