package mystics.odds;

import java.util.concurrent.atomic.AtomicBoolean;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.phase.round.TurnEnds;
import mystics.phase.turn.Actions;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Figure;

/** Whether the end of its turn, where an option leaves a hero, would capture it (CAPTURE-1). The very rules are run, and nothing of it is kept. */
public final class TurnEnding {
    private TurnEnding() {
    }

    /**
     * Whether the hero whose turn it is would be captured if its turn ended after an option of the open question.
     *
     * @param chance throws the dice of the option; the course is followed no further where somebody is asked
     */
    public static boolean captures(Game game, Option option, Foresight chance) {
        AtomicBoolean captured = new AtomicBoolean();
        new WhatIf(game, new Answer(option.key()), chance, (question, scene) -> {
            throw new Foresight.Enough();
        }).follow(scene -> Actions.acting(scene).filter(Figure::isActive).ifPresent(hero -> {
            scene.happen(new TurnEnds(scene, hero.slot()), ended -> { });
            captured.set(!hero.isActive());
        }));
        return captured.get();
    }
}
