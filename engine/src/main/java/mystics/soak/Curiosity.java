package mystics.soak;

import mystics.play.Game;

/**
 * Computes all information that a player could request at a question. Packages that know the player's pages supply the
 * implementation.
 */
@FunctionalInterface
public interface Curiosity {
    /** Requests nothing. */
    Curiosity NONE = game -> {};

    /**
     * Requests all information about a game that waits at a question or is over. An exception means that a request
     * failed.
     *
     * @param game a game, which stays unchanged
     */
    void ask(Game game);
}
