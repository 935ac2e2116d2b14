package mystics.soak;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import mystics.choice.Answer;
import mystics.choice.Question;
import mystics.play.Game;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.State;
import mystics.rules.Player;
import mystics.table.Table;

/** Plays games one question after another. At some questions, everything that a player could ask to see is computed, too. */
public final class AskedGames {
    /** Games in which nothing is requested. */
    public static final AskedGames NONE = new AskedGames(Curiosity.NONE, 0);
    private static final double HUNDRED = 100;

    private final Curiosity curiosity;
    private final double percent;

    /**
     * Games in which a share of the questions is examined.
     *
     * @param percent the number of examined questions in a hundred, 0 to 100; the seed of a game determines which questions
     */
    public AskedGames(Curiosity curiosity, double percent) {
        this.curiosity = curiosity;
        this.percent = percent;
    }

    /**
     * Replays a game that was first played with all players inside the run, and requests information on the way. Does nothing if nothing is
     * requested.
     *
     * @throws IllegalStateException when the game does not end with the same table as the first time
     * @throws Asked when a request for information fails
     */
    public void playAgain(Setting setting, Seating seating, State beginning, long seed, Table ending) {
        if (percent > 0 && !play(setting, seating, beginning, seed).equals(ending)) {
            throw new IllegalStateException("Answered from outside, the game ends at another table");
        }
    }

    /**
     * Plays a game to its end.
     *
     * @param seating the players, whose answers come from outside the run
     * @return the table at the end of the game
     * @throws Asked when a request for information fails
     */
    public Table play(Setting setting, Seating seating, State beginning, long seed) {
        SplittableRandom lots = new SplittableRandom(seed);
        Game game = Game.resume(setting, new Seating(seating.rolls(), seating.draws(), Map.of(), seating.failing()), beginning, List.of());
        while (game.question().orElse(null) instanceof Question.Choice choice) {
            if (lots.nextDouble() * HUNDRED < percent) {
                ask(game);
            }
            Player player = seating.players().get(choice.seat().name());
            int chosen = game.lookNow(scene -> player.choose(choice, scene));
            game = game.answer(new Answer(choice.options().get(chosen).key()));
        }
        if (percent > 0) {
            ask(game);
        }
        return game.state().table();
    }

    private void ask(Game game) {
        try {
            curiosity.ask(game);
        } catch (RuntimeException | Error failure) {
            throw new Asked(game, failure);
        }
    }

    /** Thrown when information that a player could request cannot be computed. */
    public static final class Asked extends IllegalStateException {
        private static final long serialVersionUID = 1;

        private Asked(Game game, Throwable failure) {
            super("Asked after " + game.journal().size() + " answers"
                    + game.question().map(question -> ", at '" + question.prompt() + "'").orElse(", at the end") + ": " + failure, failure);
        }
    }
}
