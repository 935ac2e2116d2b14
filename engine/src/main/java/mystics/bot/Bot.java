package mystics.bot;

import java.util.function.LongFunction;
import mystics.content.Box;
import mystics.rules.Player;

/** The computer players that come with the program. */
public enum Bot {
    /** Does anything at all. */
    RANDOM {
        @Override
        public LongFunction<Player> players(Box box) {
            return RandomPlayer::new;
        }
    },
    /** Goes for the chapter's objective and takes care of the party. */
    SENSIBLE {
        @Override
        public LongFunction<Player> players(Box box) {
            Player player = SensiblePlayer.of(box);
            return seed -> player;
        }
    };

    /** A player for each game of one setup, by the seed of the game; made once for all of them. */
    public abstract LongFunction<Player> players(Box box);
}
