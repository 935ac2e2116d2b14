package mystics.bench;

import java.nio.file.Path;
import mystics.bot.Bot;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;

/** One process of the benchmark: warms up, then measures engine and reference in turns and prints a line for each figure: {@code name value}. */
final class Probe {
    private static final int REPETITIONS = 2;
    private static final double WARM_UP = 24;
    private final double seconds;

    private Probe(double seconds) {
        this.seconds = seconds;
    }

    /** @param arguments seconds of each measurement, whether only the main figures are wanted, seeds and resumed games of the check, a folder to keep things in */
    public static void main(String[] arguments) throws Exception {
        Probe probe = new Probe(Double.parseDouble(arguments[0]));
        boolean brief = arguments[1].equals("brief");
        Library library = BaseGame.library();
        Measured.print("java", System.getProperty("java.version"));
        Measured.print("content", library.mods().get(0).hash().substring(0, 12));
        Chapter random = Chapter.of(library, Bot.RANDOM);
        Chapter sensible = random.with(Bot.SENSIBLE);
        probe.playing(random, sensible);
        if (!brief) {
            new Forks(random).print(probe.seconds);
            previews(library);
            new Threads(random).print(probe.seconds);
            new Files(random, library).print(probe.seconds / 2);
            new Hooks(probe.seconds / 3).print(library, Mods.listening(8, Path.of(arguments[4])));
            new Determinism(random, library).print(Long.parseLong(arguments[2]), Long.parseLong(arguments[3]));
        }
    }

    private static void previews(Library library) {
        PreviewProbe.Times times = PreviewProbe.measure(library);
        Measured.print("odds_previews", times.milliseconds().size());
        Measured.print("odds_preview_ms_median", times.share(0.5));
        Measured.print("odds_preview_ms_99_of_100", times.share(0.99));
        Measured.print("odds_preview_ms_worst", times.share(1));
        Measured.print("odds_preview_estimates", times.estimates());
    }

    private void playing(Chapter random, Chapter sensible) {
        long[] seed = {0};
        Measured.warmUp(WARM_UP, () -> random.play(seed[0]++).decisions());
        MicroGame reference = new MicroGame();
        Measured.of(seconds / 2, () -> reference.play(seed[0]++));
        for (int repetition = 0; repetition < REPETITIONS; repetition++) {
            print("", random, reference, seed);
        }
        Measured.warmUp(WARM_UP / 2, () -> sensible.play(seed[0]++).decisions());
        for (int repetition = 0; repetition < REPETITIONS; repetition++) {
            print("sensible_", sensible, reference, seed);
        }
    }

    /** Engine and reference in turns; the reference is what the machine gave meanwhile. */
    private void print(String name, Chapter chapter, MicroGame reference, long[] seed) {
        long[] games = {0};
        Measured before = Measured.of(seconds / 4, () -> reference.play(seed[0]++));
        Measured engine = Measured.of(seconds, () -> {
            games[0]++;
            return chapter.play(seed[0]++).decisions();
        });
        Measured after = Measured.of(seconds / 4, () -> reference.play(seed[0]++));
        double pace = (before.perSecond() + after.perSecond()) / 2;
        Measured.print("reference_decisions_per_s", pace);
        Measured.print(name + "decisions_per_s", engine.perSecond());
        Measured.print(name + "ratio", engine.perSecond() / pace);
        Measured.print(name + "games_per_s", games[0] / engine.seconds());
        Measured.print(name + "decisions_per_game", (double) engine.done() / games[0]);
        Measured.print(name + "alloc_bytes_per_decision", engine.bytesEach());
    }
}
