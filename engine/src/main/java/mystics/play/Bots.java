package mystics.play;

import mystics.content.Box;
import mystics.rules.Player;

/** The computer players, by their names in saved games. */
public interface Bots {
    /** No bots. */
    Bots NONE = (name, box) -> {
        throw new IllegalArgumentException("There is no bot '" + name + "'");
    };

    /**
     * The bot with the given name, for games with the pieces of a box.
     *
     * @throws IllegalArgumentException when there is no such bot; the message lists the known ones
     */
    Player bot(String name, Box box);
}
