package mystics.phase.minion;

import mystics.phase.chapter.Victory;
import mystics.play.Procedure;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** One figure of a minion card acts, if it is still there. */
public final class MinionActsProcedure implements Procedure<MinionActs> {
    @Override
    public void perform(Scene scene, MinionActs step) {
        Figure minion = scene.figure(step.slot());
        if (minion.isActive() && minion.kindNumber() == step.kind()) {
            Minions.act(scene, minion);
            Victory.check(scene);
        }
    }
}
