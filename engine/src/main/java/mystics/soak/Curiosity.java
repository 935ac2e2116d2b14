package mystics.soak;

import mystics.play.Game;

/** Computes all information a player could request at a question. Packages that know the player's pages supply the implementation. */
@FunctionalInterface
public interface Curiosity {
    /** Asks nothing. */
    Curiosity NONE = game -> { };

    /**
     * Asks everything there is to ask of a game that stands at a question or is over. Anything it throws is a failure of what was asked.
     *
     * @param game is not changed
     */
    void ask(Game game);
}
