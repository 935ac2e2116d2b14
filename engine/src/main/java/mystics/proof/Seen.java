package mystics.proof;

import java.util.Set;

/**
 * The observations of one game.
 *
 * @param parts the parts that happened, without rules, which are watched over all games together
 * @param rooms ids of the rooms that heroes have entered
 * @param ending how the game ended
 * @param trouble the reason why the game failed; empty if it did not fail
 */
record Seen(Set<ProofPart> parts, Set<String> rooms, Ending ending, String trouble) {
    Seen {
        parts = Set.copyOf(parts);
        rooms = Set.copyOf(rooms);
    }

    /** The ending of a game. A game that does not end counts as one that the bots gave up. */
    enum Ending {
        WON, LOST, GIVEN_UP, FAILED
    }
}
