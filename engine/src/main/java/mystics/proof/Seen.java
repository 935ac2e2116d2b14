package mystics.proof;

import java.util.Set;

/**
 * What was seen in one game.
 *
 * @param parts the parts that happened; rules are watched over all games together
 * @param rooms ids of the rooms that heroes came into
 * @param ending how the game ended; {@code trouble} why it failed, empty for all others
 */
record Seen(Set<ProofPart> parts, Set<String> rooms, Ending ending, String trouble) {
    Seen {
        parts = Set.copyOf(parts);
        rooms = Set.copyOf(rooms);
    }

    /** How a game ended; bots give a game up that goes on and on. */
    enum Ending {
        WON, LOST, GIVEN_UP, FAILED
    }
}
