package mystics.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.EngineModule;
import mystics.choice.SeededFate;
import mystics.content.Setup;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.Simulation;
import mystics.rules.Player;

/**
 * One process of the benchmark: warms up, then measures engine and reference in turns and prints a line for each figure: {@code name value}.
 * Times are of the process's own processor time, so that neighbours on the machine count for little.
 */
final class Probe {
    private static final List<String> PARTY = List.of("collin", "filch", "maginos", "tilda");
    private static final long MOST_STEPS = 200_000;
    private static final double SECOND = 1e9;

    private final Setting setting;

    private Probe(Setting setting) {
        this.setting = setting;
    }

    /** Runs one process; {@code seconds} of warm-up and of each measurement may be given. */
    public static void main(String[] arguments) {
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 3;
        long begun = System.nanoTime();
        Library library = BaseGame.library();
        print("load_ms", (System.nanoTime() - begun) / 1e6);
        Setup setup = new Setup("flight-to-barksburg", PARTY.stream().map(hero -> new Setup.Member(hero, "")).toList(), library.catalog().usualVariants());
        Probe probe = new Probe(library.setting(setup, EngineModule.procedures(), Inspector.NONE));
        probe.engine(seconds, 0);
        probe.reference(seconds / 3);
        previews(library);
        for (int repetition = 0; repetition < 2; repetition++) {
            double reference = probe.reference(seconds / 3);
            Counts counts = probe.engine(seconds, 1_000_000L * repetition);
            double again = probe.reference(seconds / 3);
            print("reference_decisions_per_s", (reference + again) / 2);
            print("decisions_per_s", counts.decisions / counts.seconds);
            print("games_per_s", counts.games / counts.seconds);
            print("decisions_per_game", (double) counts.decisions / counts.games);
            print("ratio", counts.decisions / counts.seconds / ((reference + again) / 2));
            print("alloc_bytes_per_decision", (double) counts.bytes / counts.decisions);
        }
    }

    private static void previews(Library library) {
        PreviewProbe.Times times = PreviewProbe.measure(library);
        print("odds_previews", times.milliseconds().size());
        print("odds_preview_ms_median", times.share(0.5));
        print("odds_preview_ms_99_of_100", times.share(0.99));
        print("odds_preview_ms_worst", times.share(1));
        print("odds_preview_estimates", times.estimates());
    }

    private static void print(String name, double value) {
        System.out.println(name + " " + String.format(Locale.ROOT, "%.6f", value));
    }

    private static double cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / SECOND;
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** What a stretch of games came to. */
    private record Counts(long games, long decisions, double seconds, long bytes) {
    }

    private Counts engine(double seconds, long firstSeed) {
        double begun = cpu();
        long bytes = allocated();
        long decisions = 0;
        long games = 0;
        while (cpu() - begun < seconds) {
            decisions += game(firstSeed + games++).decisions();
        }
        return new Counts(games, decisions, cpu() - begun, allocated() - bytes);
    }

    private Simulation.Report game(long seed) {
        SeededFate choices = new SeededFate(seed ^ 0x5DEECE66DL);
        int[] asked = {0};
        Player random = (question, scene) -> choices.below(mystics.choice.Purpose.OTHER, asked[0]++, question.options().size());
        Map<String, Player> players = setting.box().heroes().stream().collect(Collectors.toMap(hero -> hero.id(), hero -> random));
        players.put(mystics.choice.Seat.PARTY.name(), random);
        Optional<mystics.choice.Fate> fate = Optional.of(new SeededFate(seed));
        return new Simulation(setting, new Seating(fate, fate, players)).play(List.of(new BeginChapter()), MOST_STEPS);
    }

    private double reference(double seconds) {
        MicroGame game = new MicroGame();
        double begun = cpu();
        long decisions = 0;
        for (long seed = 0; cpu() - begun < seconds;) {
            for (int i = 0; i < 200; i++) {
                decisions += game.play(seed++);
            }
        }
        return decisions / (cpu() - begun);
    }
}
