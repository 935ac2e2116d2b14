package mystics.odds;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.phase.round.track.TurnEnds;
import mystics.phase.turn.Actions;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Figure;
import mystics.rules.Scene;

/**
 * Tells whether a hero would be captured if the hero's turn ended on the space to which an option leads (CAPTURE-1). The answer is right
 * even if that capture ends the chapter. The game's own rules run on a copy that is then discarded.
 */
public final class TurnEnding {
    private TurnEnding() {
    }

    /**
     * Whether the acting hero would be captured if the turn ended after an option of the open question.
     *
     * @param chance rolls the dice of the option; the course stops at the first question
     */
    public static boolean captures(Game game, Option option, Foresight chance) {
        AtomicBoolean stood = new AtomicBoolean();
        AtomicBoolean captured = new AtomicBoolean();
        new WhatIf(game, new Answer(option.key()), chance, (question, scene) -> {
            throw new Foresight.Enough();
        }).follow(scene -> active(scene).ifPresent(hero -> {
            stood.set(true);
            scene.happened(new TurnEnds(scene, hero.slot()));
        }), scene -> captured.set(stood.get() && active(scene).isEmpty()));
        return captured.get();
    }

    private static Optional<Figure> active(Scene scene) {
        return Actions.acting(scene).filter(Figure::isActive);
    }
}
