package mystics.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import mystics.bot.Bot;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.content.HeroCard;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Agenda;
import mystics.play.Chance;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.Simulation;
import mystics.play.State;
import mystics.rules.Player;
import mystics.rules.Scene;
import mystics.table.Draft;
import mystics.table.Table;

/**
 * Plays numbered games of one set-up. Game n has the laboratory's seed plus n as its seed, so a number denotes the same
 * game on every machine and at any time. Thread-safe.
 */
public final class GameSeries {
    /** The number of steps after which a game counts as endless. */
    private static final int MOST_STEPS = 50_000;
    /** The number of answers after which a game counts as endless. */
    private static final int MOST_ANSWERS = 200_000;
    private static final String ENDLESS = "endless";

    private final Setting setting;
    private final LongFunction<Player> players;
    private final long seed;
    private final Consumer<Scene> watching;
    private final Again again;

    /** Plays a game a second time in another way, and throws an exception if the results differ. */
    @FunctionalInterface
    public interface Again {
        /** Plays the game of a seed from its beginning. The given table is the one with which the game ended when it was first played. */
        void play(Setting setting, Seating seating, State beginning, long seed, Table ending);
    }

    /** A laboratory with one kind of bot on every seat. */
    public GameSeries(Setting setting, Bot bot, long seed) {
        this(setting, bot, seed, scene -> {}, (same, seating, beginning, game, ending) -> {});
    }

    /**
     * A laboratory that checks every table, with one kind of bot on every seat.
     *
     * @param watching checks the table after every step. An exception from the check ends the game
     * @param again plays every game a second time. An exception from the second play ends the game
     */
    public GameSeries(Setting setting, Bot bot, long seed, Consumer<Scene> watching, Again again) {
        this.again = again;
        this.setting = setting;
        this.players = bot.players(setting.box());
        this.seed = seed;
        this.watching = watching;
    }

    /** Plays the games from one number to another; the second number is excluded. */
    public LabReport play(int from, int to) {
        SeriesSums sums = new SeriesSums();
        for (int game = from; game < to; game++) {
            play(seed + game, sums);
        }
        return sums.report();
    }

    /** Plays the game of a seed and adds its results to the given sums. */
    void play(long gameSeed, SeriesSums sums) {
        GameWatch watch = new GameWatch(setting.box());
        try {
            State beginning = State.beginning(Table.empty(setting.box().layout()), Agenda.of(List.of(new BeginChapter())));
            Seating seating = seating(gameSeed, watch);
            Consumer<Scene> looking = watch::look;
            Simulation.Report played = new Simulation(setting, seating).play(beginning, MOST_STEPS,
                    watching.andThen(looking).andThen(new Patience()));
            if (!played.finished() || !Draft.of(played.table()).outcome().over()) {
                sums.failed(ENDLESS);
                return;
            }
            again.play(setting, seating, beginning, gameSeed, played.table());
            sums.ended(played, watch);
        } catch (Patience.Exhausted givenUp) {
            sums.givenUp(watch);
        } catch (RuntimeException failure) {
            sums.failed(String.valueOf(failure.getMessage()));
        }
    }

    private Seating seating(long gameSeed, GameWatch watch) {
        Player player = watched(players.apply(gameSeed), watch);
        Map<String, Player> seats = new TreeMap<>();
        for (HeroCard hero : setting.box().heroes()) {
            seats.put(hero.id(), player);
        }
        seats.put(Seat.PARTY.name(), player);
        Optional<Chance> chance = Optional.of(Chance.of(new SeededFate(gameSeed)));
        return new Seating(chance, chance, seats);
    }

    private static Player watched(Player player, GameWatch watch) {
        return new Watched(player, watch);
    }

    private record Watched(Player player, GameWatch watch) implements Player {
        @Override
        public int choose(Question.Choice question, Scene scene) {
            if (scene.answered() > MOST_ANSWERS) {
                throw new IllegalStateException(ENDLESS);
            }
            watch.asked(question);
            return player.choose(question, scene);
        }

        @Override
        public Optional<Player> forTrials() {
            return player.forTrials();
        }
    }
}
