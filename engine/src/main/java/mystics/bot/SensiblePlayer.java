package mystics.bot;

import java.util.Optional;
import mystics.choice.Question;
import mystics.content.Box;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Figure;
import mystics.rules.Player;
import mystics.rules.Scene;

/**
 * A computer player that fights nearby minions, pursues the objective, and searches when nothing is urgent. The player knows the facts of
 * entries, but no entry by name. If a rule offers a deed, the player tries the deed in a trial before choosing it. The answers depend on
 * the table alone; a player has no state and serves any number of games and threads.
 */
public final class SensiblePlayer implements Player {
    private final Knowledge knowledge;
    private final Optional<Player> hasty;

    private SensiblePlayer(Knowledge knowledge, Optional<Player> hasty) {
        this.knowledge = knowledge;
        this.hasty = hasty;
    }

    /** A player for all games with the pieces of a box. */
    public static SensiblePlayer of(Box box) {
        Knowledge knowledge = Knowledge.of(box);
        return new SensiblePlayer(knowledge, Optional.of(new SensiblePlayer(knowledge, Optional.empty())));
    }

    /** This player without trials. */
    @Override
    public Optional<Player> forTrials() {
        return hasty;
    }

    @Override
    public int choose(Question.Choice question, Scene scene) {
        Optional<Comparison> comparison = hasty.map(player -> new Comparison(question, scene, player, knowledge));
        if (question.options().get(0) instanceof HeroTurn.Deed) {
            for (Figure hero : scene.heroes()) {
                if (hero.seat().equals(question.seat())) {
                    return Turn.best(scene, question.options(), hero, knowledge, comparison);
                }
            }
        }
        return Replies.best(question, scene, comparison);
    }
}
