package mystics.console.sitting;

import java.util.List;
import mystics.EngineModule;
import mystics.phase.turn.HeroActs;
import mystics.phase.turn.HeroActsProcedure;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.rules.Refusal;

/** Why what is not offered to the acting hero is not possible. */
public final class WhyNot {
    private static final HeroActsProcedure ACTS = (HeroActsProcedure) EngineModule.procedures().get(HeroActs.class);

    private WhyNot() {
    }

    /** A refusal for everything that is not offered; none when it is no active hero's turn. */
    public static List<Refusal> of(Game game) {
        return game.look(scene -> Asking.acting(scene).filter(Figure::isActive).map(hero -> ACTS.whyNot(scene, hero)).orElse(List.of()));
    }
}
