package mystics.odds;

import java.util.concurrent.atomic.AtomicBoolean;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.phase.round.TurnEnds;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Figure;
import mystics.table.Clock;

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
        }).follow(scene -> {
            int kind = scene.draft().get(Clock.TURN) - 1;
            if (kind < 0 || kind >= scene.box().heroCount()) {
                return;
            }
            Figure hero = scene.figure(kind);
            if (hero.isActive()) {
                scene.happen(new TurnEnds(scene, kind), ended -> { });
                captured.set(!hero.isActive());
            }
        });
        return captured.get();
    }
}
