package mystics.lab;

import java.util.function.Consumer;
import mystics.rules.Scene;
import mystics.table.Clock;

/** The number of rounds after which bots abandon a game. A variant or a mod may remove everything that ends a game. */
public final class Patience implements Consumer<Scene> {
    /** Rounds after which bots abandon a game. The hourglass of a chapter allows a third of this number of rounds. */
    public static final int MOST_ROUNDS = 150;

    /** @throws Exhausted after too many rounds */
    @Override
    public void accept(Scene scene) {
        if (scene.draft().get(Clock.ROUND) > MOST_ROUNDS) {
            throw new Exhausted();
        }
    }

    /** Thrown to end a game that has no fault but goes on too long. */
    public static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Exhausted() {
            super("given up after " + MOST_ROUNDS + " rounds", null, false, false);
        }
    }
}
