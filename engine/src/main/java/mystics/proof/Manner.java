package mystics.proof;

import mystics.bot.Bot;
import mystics.content.Box;
import mystics.rules.Player;

/** The ways in which bots play the games of a proof. */
enum Manner {
    /** Pursues the objective. */
    SENSIBLE,
    /** Chooses at random. */
    RANDOM,
    /** Ends every turn at once, but answers other questions in pursuit of the objective. */
    IDLE;

    /** A player of this kind for one game. */
    Player player(Box box, long seed) {
        Player player = (this == RANDOM ? Bot.RANDOM : Bot.SENSIBLE).players(box).apply(seed);
        return this == IDLE ? new Idle(player) : player;
    }
}
