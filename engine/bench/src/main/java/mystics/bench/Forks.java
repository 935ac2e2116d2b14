package mystics.bench;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.play.Game;
import mystics.play.Simulation;

/**
 * Measures games as values: the memory that a kept game needs, and the time in which a program can copy a game, choose an option and reach
 * the next value.
 */
final class Forks {
    private static final int KEPT = 10_000;
    private static final int STATES = 64;
    private static final int INTO_THE_GAME = 40;
    private static final int REPETITIONS = 2;
    private static final double WARM_UP = 9;
    private final MicroGame reference = new MicroGame();
    private final BenchGames games;

    Forks(BenchGames games) {
        this.games = games;
    }

    void print(double seconds) {
        List<Game> states = new ArrayList<>();
        for (long seed = 0; states.size() < STATES; seed++) {
            Game game = games.open(seed);
            for (int i = 0; i < INTO_THE_GAME && game.question().isPresent(); i++) {
                game = answered(game, seed + i * 7L);
            }
            if (game.question().isPresent()) {
                states.add(game);
            }
        }
        long[] forks = {0};
        Measured.warmUp(WARM_UP, () -> all(states));
        for (int repetition = 0; repetition < REPETITIONS; repetition++) {
            Measured before = Measured.of(seconds / 4, () -> reference.play(forks[0]++));
            Measured measured = Measured.of(seconds, () -> all(states));
            Measured after = Measured.of(seconds / 4, () -> reference.play(forks[0]++));
            Measured.print("fork_and_apply_per_s", measured.perSecond());
            Measured.print("fork_ratio", 2 * measured.perSecond() / (before.perSecond() + after.perSecond()));
            Measured.print("fork_bytes", measured.bytesEach());
        }
        Measured.print("playouts_in_100_ms",
                Measured.of(seconds / 2, () -> playedOut(states.get((int) (forks[0] % STATES)), forks[0]++)).perSecond() / 10);
    }

    /** Plays a game from the middle to its end. */
    private long playedOut(Game state, long seed) {
        return new Simulation(games.setting(), games.seating(seed)).play(state.state(), BenchGames.MOST_STEPS).finished() ? 1 : 0;
    }

    /** Chooses each option of some games once, as a program that looks ahead does. */
    private static long all(List<Game> states) {
        long forks = 0;
        for (Game state : states) {
            for (Option option : ((Question.Choice) state.question().orElseThrow()).options()) {
                state.answer(new Answer(option.key()));
                forks++;
            }
        }
        return forks;
    }

    /** The game after one of its options has been chosen. */
    private static Game answered(Game game, long which) {
        return game.answer(answerOf(game, which));
    }

    /** An answer to the open question of a game. */
    static Answer answerOf(Game game, long which) {
        List<? extends Option> options = ((Question.Choice) game.question().orElseThrow()).options();
        return new Answer(options.get((int) Math.floorMod(which, (long) options.size())).key());
    }

    /** The memory that each game needs, with its journal, when many successive states of games are kept. */
    double keptBytes() {
        List<Game> kept = new ArrayList<>(KEPT);
        Game game = games.open(1);
        long before = used();
        for (long seed = 2; kept.size() < KEPT;) {
            kept.add(game);
            game = game.question().isPresent() ? answered(game, kept.size() * 7L) : games.open(seed++);
        }
        return (double) (used() - before) / kept.size();
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
