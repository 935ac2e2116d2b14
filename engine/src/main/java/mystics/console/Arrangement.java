package mystics.console;

import java.util.Map;
import java.util.Set;
import mystics.content.Setup;

/**
 * What is agreed before a game begins.
 *
 * @param people who plays a hero, by the hero's id; empty when one person plays all
 * @param bots ids of the heroes the program plays
 * @param rolls who throws the dice
 */
record Arrangement(Setup setup, Map<String, String> people, Set<String> bots, long seed, Rolls rolls) {
    /** Who throws the dice; cards are always drawn by the program. */
    enum Rolls {
        /** The program, by the seed. */
        SEEDED,
        /** The people, with real dice. */
        OWN
    }

    Arrangement {
        people = Map.copyOf(people);
        bots = Set.copyOf(bots);
    }
}
