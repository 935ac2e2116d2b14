package mystics.console.sitting;

import java.util.List;
import mystics.play.Game;

/** Keeps games for later. */
public interface Keeper {
    /** Keeps a game after an answer, in place of the one before. */
    void autosave(Game game);

    /**
     * Keeps a game under a name.
     *
     * @return where it lies, for people
     */
    String save(Game game, String name);

    /**
     * A game that was kept.
     *
     * @throws RuntimeException saying what is wrong when there is none or it cannot be gone on with
     */
    Game load(String name);

    /** The kept games, a line each. */
    List<String> list();

    /** How to go on after leaving, for people. */
    String farewell();
}
