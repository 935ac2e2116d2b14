package mystics.phase.minion;

import java.util.List;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;

/** The decisions that the players make for an ally: its move and the target of its attack. The values on the ally's own card apply. */
public final class RunByParty {
    private RunByParty() {
    }

    /** The players move an ally by at most a number of steps; it may stay on its space. */
    public static void move(Scene scene, Figure ally, int steps) {
        if (!ally.isActive()) {
            return;
        }
        Hunt hunt = Hunt.of(scene, ally);
        Space goal = scene.choose(Seat.PARTY, Sentence.of("Where does {ally} go?", "ally", ally), hunt.within(steps));
        Minions.along(scene, ally, hunt.way(goal, steps));
    }

    /**
     * The players choose an ally's target from the figures that it could attack from its space. Nothing happens if the ally can attack no
     * figure.
     */
    public static void attack(Scene scene, Figure ally) {
        List<Figure> targets = ally.isActive() ? Minions.inRange(scene, ally).prey() : List.of();
        if (!targets.isEmpty()) {
            Minions.strike(scene, ally, scene.choose(Seat.PARTY, Sentence.of("Whom does {ally} attack?", "ally", ally), targets));
        }
    }
}
