package mystics.bot;

import java.util.function.LongFunction;
import mystics.content.Box;
import mystics.rules.Player;

/** The computer players that come with the program. */
public enum Bot {
    /** Chooses at random. */
    RANDOM {
        @Override
        public LongFunction<Player> players(Box box) {
            return RandomPlayer::new;
        }
    },
    /** Pursues the chapter's objective and protects the party. */
    SENSIBLE {
        @Override
        public LongFunction<Player> players(Box box) {
            Player player = SensiblePlayer.of(box);
            return seed -> player;
        }
    };

    /**
     * Makes the players for the games of one set-up; each player uses the seed of its game. This method is called only once for all of
     * these games.
     */
    public abstract LongFunction<Player> players(Box box);
}
