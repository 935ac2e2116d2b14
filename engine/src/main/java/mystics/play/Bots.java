package mystics.play;

import mystics.content.Box;
import mystics.rules.Player;

/** The players that are programs, by the names saves call them. */
public interface Bots {
    /** No bots at all. */
    Bots NONE = (name, box) -> {
        throw new IllegalArgumentException("There is no bot '" + name + "'");
    };

    /**
     * The bot with a name, for games with the pieces of a box.
     *
     * @throws IllegalArgumentException when there is no such bot; the message says which there are
     */
    Player bot(String name, Box box);
}
