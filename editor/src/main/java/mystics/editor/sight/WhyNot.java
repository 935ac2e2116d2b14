package mystics.editor.sight;

import java.util.List;
import mystics.EngineModule;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroActsProcedure;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.table.Clock;

/** Why what is not offered to the acting hero is not possible. */
final class WhyNot {
    private static final HeroActsProcedure ACTS = (HeroActsProcedure) EngineModule.procedures().get(HeroActs.class);

    private WhyNot() {
    }

    static List<Refusal> of(Game game) {
        return game.look(scene -> {
            int turn = scene.draft().get(Clock.TURN) - 1;
            if (turn < 0 || turn >= scene.box().heroCount()) {
                return List.<Refusal>of();
            }
            Figure hero = scene.figure(turn);
            return hero.isActive() ? ACTS.whyNot(scene, hero) : List.<Refusal>of();
        });
    }
}
