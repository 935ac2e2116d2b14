package mystics.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import mystics.bot.Bot;
import mystics.content.Box;
import mystics.mod.load.BaseGame;
import mystics.phase.move.MoveThrow;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Rulebook;
import mystics.rules.Scene;
import mystics.rules.Verb;
import mystics.table.Table;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Games in which several rules listen to the throw of a movement die. Each rule reads the table twice and then does nothing. */
public abstract class Listeners {
    /** The number of rules. */
    static final int RULES = 8;
    private Game game;

    abstract BenchGames games();

    /** Opens the game. */
    @Setup
    public void open() {
        game = games().open(1);
    }

    /** The last rule of the game. If there are listeners, the last rule is one of them. */
    Rule last() {
        List<Rule> rules = game.setting().rulebook().rules();
        return rules.get(rules.size() - 1);
    }

    /** Shows the table to a receiver. Scripts get a new supply of steps at each call, so that no rule runs out of steps. */
    void look(Consumer<Scene> looking) {
        game.look(scene -> {
            looking.accept(scene);
            return scene;
        });
    }

    Table table() {
        return game.state().table();
    }

    /** Games with only the rules of the base game. No rule of the benchmark listens to this throw. */
    @State(Scope.Thread)
    public static class None extends Listeners {
        @Override
        BenchGames games() {
            return BenchGames.of(BaseGame.library(), Bot.RANDOM);
        }
    }

    /** Games with additional rules in scripts. */
    @State(Scope.Thread)
    public static class InScripts extends Listeners {
        @Override
        BenchGames games() {
            try {
                return BenchGames.of(BenchMods.listening(RULES, Files.createTempDirectory("bench")), Bot.RANDOM);
            } catch (IOException failed) {
                throw new java.io.UncheckedIOException(failed);
            }
        }
    }

    /** Games with additional rules in Java. */
    @State(Scope.Thread)
    public static class InJava extends Listeners {
        @Override
        BenchGames games() {
            BenchGames games = BenchGames.of(BaseGame.library(), Bot.RANDOM);
            return new BenchGames(inJava(games.setting().box()), games.bots());
        }
    }

    private static Setting inJava(Box box) {
        Rule.Body[] bodies = {
                speech -> listen(speech.moment(), 1000), speech -> listen(speech.moment(), 1001),
                speech -> listen(speech.moment(), 1002), speech -> listen(speech.moment(), 1003),
                speech -> listen(speech.moment(), 1004), speech -> listen(speech.moment(), 1005),
                speech -> listen(speech.moment(), 1006), speech -> listen(speech.moment(), 1007),
        };
        Rule.Source source = Rule.Source.of(Rule.Kind.GENERAL, "bench", "rules/listener", "Listener");
        List<Rule> rules = IntStream.range(0, RULES)
                .mapToObj(number -> new Rule(number, number, source, Verb.CHANGE, MoveThrow.class, Rule.Scope.ANYBODY, "bench/listener"))
                .toList();
        return new Setting(box, Rulebook.of(box, rules), mystics.kernel.Kernel.ofTheBook(), () -> bodies, Inspector.NONE);
    }

    private static void listen(Moment moment, int never) {
        MoveThrow about = (MoveThrow) moment;
        Figure figure = about.mover;
        if (figure.getWounds() + figure.getCheese() > never) {
            about.takeInstead(1);
        }
    }
}
