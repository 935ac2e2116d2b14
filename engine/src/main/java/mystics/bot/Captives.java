package mystics.bot;

import mystics.rules.Scene;
import mystics.table.FigureState;

/** Counts how often a hero of one game is captured, by a look at the table after every step. */
final class Captives {
    private final boolean[] held;
    private int count;

    Captives(int heroes) {
        held = new boolean[heroes];
    }

    void look(Scene scene) {
        for (int hero = 0; hero < held.length; hero++) {
            boolean now = scene.draft().state(hero) == FigureState.CAPTURED;
            count += now && !held[hero] ? 1 : 0;
            held[hero] = now;
        }
    }

    int count() {
        return count;
    }
}
