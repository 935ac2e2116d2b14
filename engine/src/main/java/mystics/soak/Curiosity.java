package mystics.soak;

import mystics.play.Game;

/** Works out whatever people can ask for at a question. Those who know the pages that people read supply it. */
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
