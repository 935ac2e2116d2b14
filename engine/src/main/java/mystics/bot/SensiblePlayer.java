package mystics.bot;

import mystics.choice.Question;
import mystics.content.Box;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Figure;
import mystics.rules.Player;
import mystics.rules.Scene;

/**
 * A computer player who fights nearby minions, pursues the objective, and searches when nothing is urgent. The player knows no entry by
 * name, only facts. Its answers depend on the table alone; it has no state and serves any number of games and threads.
 */
public final class SensiblePlayer implements Player {
    private final Knowledge knowledge;

    private SensiblePlayer(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /** A player for all games with the pieces of a box. */
    public static SensiblePlayer of(Box box) {
        return new SensiblePlayer(Knowledge.of(box));
    }

    @Override
    public int choose(Question.Choice question, Scene scene) {
        if (question.options().get(0) instanceof HeroTurn.Deed) {
            for (Figure hero : scene.heroes()) {
                if (hero.seat().equals(question.seat())) {
                    return Turn.best(scene, question.options(), hero, knowledge);
                }
            }
        }
        return Replies.best(question, scene);
    }
}
