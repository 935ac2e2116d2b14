package mystics.phase.minion;

import java.util.List;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;

/** The deeds of an ally for which the players decide: where it goes and whom it attacks. Its own card says how. */
public final class RunByParty {
    private RunByParty() {
    }

    /** The players move an ally by some steps at most; it may stay where it is. */
    public static void move(Scene scene, Figure ally, int steps) {
        if (!ally.isActive()) {
            return;
        }
        Hunt hunt = Hunt.of(scene, ally);
        Space goal = scene.choose(Seat.PARTY, Sentence.of("Where does {ally} go?", "ally", ally), hunt.within(steps));
        Minions.along(scene, ally, hunt.way(goal, steps));
    }

    /** The players say whom an ally attacks of those it could attack where it stands; nothing happens when there is nobody. */
    public static void attack(Scene scene, Figure ally) {
        List<Figure> targets = ally.isActive() ? Minions.inRange(scene, ally).prey() : List.of();
        if (!targets.isEmpty()) {
            Minions.strike(scene, ally, scene.choose(Seat.PARTY, Sentence.of("Whom does {ally} attack?", "ally", ally), targets));
        }
    }
}
