package mystics.bot;

import mystics.rules.Scene;
import mystics.table.FigureState;

/** Counts the captures of heroes in one game by looking at the table after every step. */
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
