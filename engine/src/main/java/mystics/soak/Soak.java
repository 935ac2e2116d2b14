package mystics.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import mystics.lab.Patience;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.mod.load.Library;
import mystics.play.Agenda;
import mystics.play.Chance;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Journal;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.Simulation;
import mystics.play.State;
import mystics.rules.Line;
import mystics.rules.Player;
import mystics.rules.Scene;
import mystics.table.Draft;
import mystics.table.Table;

/** Plays random set-ups to their end and checks the table after every step. Thread-safe. */
public final class Soak {
    /** The number of steps after which a game counts as endless. */
    private static final int MOST_STEPS = 50_000;
    /** The number of answers after which a game counts as endless. */
    private static final int MOST_ANSWERS = 200_000;

    private final Library library;
    private final RandomSetups setups;
    private final Consumer<Scene> watching;
    private final AskedGames asked;

    /** A soak test of the loaded mods. */
    public Soak(Library library) {
        this(library, scene -> {});
    }

    /**
     * A soak test of the loaded mods, with checks in addition to {@link Invariants}.
     *
     * @param more checks the table after every step, and throws an exception for a flaw; games on several threads share
     *    it
     */
    public Soak(Library library, Consumer<Scene> more) {
        this(library, more, AskedGames.NONE);
    }

    /**
     * A soak test of the loaded mods, with additional checks and with requests for information during play.
     *
     * @param more checks the table after every step, and throws an exception for a flaw
     * @param asked plays each game once more and requests information
     */
    public Soak(Library library, Consumer<Scene> more, AskedGames asked) {
        this.asked = asked;
        this.library = library;
        this.watching = new Invariants().andThen(more).andThen(new Patience());
        this.setups = new RandomSetups(library.catalog());
    }

    /** The set-up for a seed. */
    public RandomSetup setup(long seed) {
        return setups.of(seed);
    }

    /** Plays a set-up to its end. */
    public SoakReport play(RandomSetup drawn) {
        return play(drawn, Set.of());
    }

    /** Plays a set-up to its end with the rules of some mods switched off. */
    public SoakReport play(RandomSetup drawn, Set<String> off) {
        try {
            Setting setting = drawn.setting(library, Inspector.NONE).without(off);
            Seating seating = seating(setting, drawn);
            Simulation.Report played = new Simulation(setting, seating).play(beginning(setting, drawn), MOST_STEPS, watching);
            if (!Draft.of(played.table()).outcome().over()) {
                return SoakReport.broken(drawn, new IllegalStateException("The game is endless"));
            }
            asked.playAgain(setting, seating, beginning(setting, drawn), drawn.seed(), played.table());
            return SoakReport.sound(played);
        } catch (Patience.Exhausted givenUp) {
            return SoakReport.GIVEN_UP;
        } catch (RuntimeException | StackOverflowError failure) {
            return SoakReport.broken(drawn, failure);
        }
    }

    /** Plays a set-up again and returns at most the given number of log lines, the last before the end or the failure. */
    public List<Line> log(RandomSetup drawn, int most) {
        List<Line> lines = new ArrayList<>();
        try {
            Inspector listener = (setting, before, after) -> {
                lines.addAll(after.log().since(before.log().size()));
                look(setting, after);
            };
            Setting setting = drawn.setting(library, listener);
            Game.resume(setting, seating(setting, drawn), beginning(setting, drawn), List.of());
        } catch (RuntimeException | StackOverflowError failure) {
            lines.add(new Line(Sentence.of(SoakReport.words(failure).replace('{', '(')), ""));
        }
        return lines.subList(Math.max(0, lines.size() - most), lines.size());
    }

    private void look(Setting setting, State after) {
        State still = new State(after.table(), Agenda.EMPTY, after.thrown(), Journal.empty(), Journal.empty());
        Game.resume(setting, Seating.nobody(), still, List.of()).look(scene -> {
            watching.accept(scene);
            return scene;
        });
    }

    /**
     * The smallest set-up with the same seed that still fails, found by leaving out extras at the end of the list. If no smaller set-up
     * fails, the result is the given set-up.
     */
    public RandomSetup shrink(RandomSetup broken) {
        for (int most = 0; most < broken.extras().size(); most++) {
            if (!play(broken.first(most)).failures().isEmpty()) {
                return broken.first(most);
            }
        }
        return broken;
    }

    private static State beginning(Setting setting, RandomSetup drawn) {
        return State.beginning(Table.empty(setting.box().layout()), Agenda.of(List.of(drawn.beginning())));
    }

    private static Seating seating(Setting setting, RandomSetup drawn) {
        Player player = new Watchful(drawn.gamester().players(setting.box()).apply(drawn.seed()));
        Map<String, Player> seats = new TreeMap<>();
        for (HeroCard hero : setting.box().heroes()) {
            seats.put(hero.id(), player);
        }
        seats.put(Seat.PARTY.name(), player);
        Optional<Chance> chance = Optional.of(Chance.of(new SeededFate(drawn.seed())));
        return new Seating(chance, chance, seats);
    }

    /** A player who checks the table before each answer and eventually gives up. */
    private record Watchful(Player player) implements Player {
        @Override
        public int choose(Question.Choice question, Scene scene) {
            List<String> flaws = Invariants.flawsWhenAsked(scene);
            if (scene.answered() > MOST_ANSWERS) {
                flaws.add("a turn is endless");
            }
            if (!flaws.isEmpty()) {
                throw new Invariants.Broken(flaws);
            }
            return player.choose(question, scene);
        }

        @Override
        public Optional<Player> forTrials() {
            return player.forTrials();
        }
    }
}
