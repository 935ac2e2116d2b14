package mystics.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import mystics.home.Failure;
import mystics.mod.load.Assembly;
import mystics.soak.RandomSetup;
import mystics.soak.Soak;
import mystics.soak.SoakReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command that lets bots play random set-ups and checks the table after every step. */
@Command(name = "soak", description = "Lets bots play random set-ups to their end and checks every invariant after each "
        + "step.", mixinStandardHelpOptions = true)
public final class SoakCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_SHOWN = 20;
    private static final int MOST_LINES = 40;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Spec
    private CommandSpec spec;

    @Option(names = "--games", paramLabel = "N", defaultValue = "10000", description = "Number of set-ups (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "Seed of the first set-up; each later "
            + "set-up uses the next number (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--extras", paramLabel = "K", defaultValue = "1000", description = "Use only the first K extras of each set-up.")
    private int extras;

    @Mixin
    private AskedShare asked = new AskedShare();

    @Override
    public Integer call() {
        require(games >= 1 && games <= MOST_GAMES, "--games must be from 1 to " + MOST_GAMES + ", not " + games + ".");
        require(extras >= 0, "--extras must be at least 0, not " + extras + ".");
        require(seed <= Long.MAX_VALUE - games, "--seed " + seed + " leaves no seeds for " + games + " games. Choose a smaller one.");
        Assembly assembly = mods.chosen();
        Soak soak = new Soak(assembly.library(), scene -> {}, asked.games());
        PrintWriter out = spec.commandLine().getOut();
        if (games == 1) {
            out.println(soak.setup(seed).first(extras));
        }
        SoakReport report = LongStream.range(seed, seed + games).parallel().mapToObj(each -> soak.play(soak.setup(each).first(extras)))
                .reduce(SoakReport.NONE, SoakReport::and);
        out.printf("%d set-ups played, %d won, %d given up; %d tables looked at, %d decisions; %d failed%n", report.games(), report.won(),
                report.givenUp(), report.steps(), report.decisions(),
                report.failures().size());
        report.failures().stream().limit(MOST_SHOWN).forEach(failure -> show(soak, failure, out));
        out.flush();
        return mods.ended(assembly, report.failures().isEmpty() ? Mystics.FINE : Mystics.FAILED);
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    /** Shows a failure, and the command that replays the smallest set-up with this failure. */
    private void show(Soak soak, SoakReport.Failure failure, PrintWriter out) {
        RandomSetup small = soak.shrink(failure.setup());
        out.printf("%n%s%n  again: mystics soak --games 1 --seed %d --extras %d%n", failure.words(), small.seed(), small.extras().size());
        if (games == 1) {
            soak.log(failure.setup(), MOST_LINES).forEach(out::println);
            failure.thrown().printStackTrace(out);
        }
    }
}
