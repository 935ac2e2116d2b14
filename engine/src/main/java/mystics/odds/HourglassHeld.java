package mystics.odds;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import mystics.phase.wheel.PageTurned;
import mystics.phase.wheel.PageWhy;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;

/**
 * Whether a rule in force holds the hourglass, so that a surge costs no page and time does not run out. A surge is tried
 * on a copy of the table.
 */
public final class HourglassHeld {
    private HourglassHeld() {
    }

    /** Whether a surge would leave the hourglass where it is, without a question to anybody. */
    public static boolean in(Game game) {
        AtomicBoolean moves = new AtomicBoolean();
        WhatIf.lines(game, scene -> scene.happen(new PageTurned(PageWhy.SURGE, Optional.empty()), turned -> moves.set(true)),
                new Unknown(), (question, scene) -> {
                    moves.set(true);
                    throw new Foresight.Enough();
                });
        return !moves.get();
    }
}
