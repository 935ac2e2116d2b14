package mystics.bench;

import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import mystics.EngineModule;
import mystics.bot.Bot;
import mystics.content.Box;
import mystics.mod.load.Library;
import mystics.phase.attack.Healing;
import mystics.phase.turn.MoveCutShort;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Rulebook;
import mystics.rules.Scene;
import mystics.rules.Verb;

/** What it costs to ask the rules: at a moment nobody speaks about, and for each rule in Java or in a script that speaks. Each rule reads the table twice. */
final class Hooks {
    private static final int RULES = 8;
    private static final int MANY = 10_000;
    private final double seconds;

    Hooks(double seconds) {
        this.seconds = seconds;
    }

    void print(Library plain, Library listening) {
        Chapter chapter = Chapter.of(plain, Bot.RANDOM);
        double made = nanoseconds(chapter, scene -> new MoveCutShort(scene.figure(0), "search").actor());
        double asked = nanoseconds(chapter, scene -> scene.allowed(new MoveCutShort(scene.figure(0), "search")).refused() ? 1 : 0);
        double quiet = nanoseconds(chapter, Hooks::heal);
        double java = nanoseconds(new Chapter(inJava(chapter.setting().box()), chapter.bots()), Hooks::heal);
        double scripts = nanoseconds(Chapter.of(listening, Bot.RANDOM), Hooks::heal);
        Measured.print("hook_empty_ns", Math.max(0, asked - made));
        Measured.print("hook_java_ns", (java - quiet) / RULES);
        Measured.print("hook_script_ns", (scripts - quiet) / RULES);
    }

    private static long heal(Scene scene) {
        return scene.ask(new Healing(scene.figure(0), 1)).amount.total();
    }

    private double nanoseconds(Chapter chapter, ToLongFunction<Scene> once) {
        return chapter.open(1).look(scene -> {
            Measured.of(seconds / 2, () -> many(scene, once));
            return Measured.of(seconds / 2, () -> many(scene, once)).nanoseconds();
        });
    }

    private static long many(Scene scene, ToLongFunction<Scene> once) {
        long sum = 0;
        for (int i = 0; i < MANY; i++) {
            sum += once.applyAsLong(scene);
        }
        return sum == Long.MIN_VALUE ? 0 : MANY;
    }

    private static Setting inJava(Box box) {
        Rule.Body[] bodies = {
            (scene, holder, card, moment) -> listen(moment, 1000), (scene, holder, card, moment) -> listen(moment, 1001),
            (scene, holder, card, moment) -> listen(moment, 1002), (scene, holder, card, moment) -> listen(moment, 1003),
            (scene, holder, card, moment) -> listen(moment, 1004), (scene, holder, card, moment) -> listen(moment, 1005),
            (scene, holder, card, moment) -> listen(moment, 1006), (scene, holder, card, moment) -> listen(moment, 1007),
        };
        Rule.Source source = Rule.Source.of(Rule.Kind.GENERAL, "bench", "rules/listener", "Listener");
        List<Rule> rules = IntStream.range(0, RULES)
                .mapToObj(number -> new Rule(number, number, source, Verb.CHANGE, Healing.class, Rule.Scope.ANYBODY, "bench/listener")).toList();
        return new Setting(box, Rulebook.of(box, rules), EngineModule.procedures(), () -> bodies, Inspector.NONE);
    }

    private static void listen(Moment moment, int never) {
        Healing healing = (Healing) moment;
        Figure figure = healing.figure;
        if (figure.getWounds() + figure.getCheese() > never) {
            healing.amount.add(1, "never");
        }
    }
}
