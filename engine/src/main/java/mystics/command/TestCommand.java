package mystics.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import mystics.kit.Workbench;
import mystics.kit.scenario.Scenarios;
import mystics.kit.scenario.Verdict;
import mystics.mod.finding.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that runs the scenarios of a mod. */
@Command(name = "test", description = "Runs the scenarios of a mod. A scenario sets a table, performs deeds, and states the "
        + "expected result.")
final class TestCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "Folder or zip of the mod.")
    private Path mod;

    @Mixin
    private BesideMods beside;

    @Option(names = "--log", description = "Shows the game log of every scenario, including those that pass.")
    private boolean log;

    @Override
    public Integer call() {
        Workbench bench = Workbench.at(mod, beside.paths());
        PrintWriter out = spec.commandLine().getOut();
        List<Verdict> verdicts = new Scenarios(bench.library()).run(bench.mod().id(), bench.source());
        if (verdicts.isEmpty()) {
            out.println(bench.mod().name() + " has no scenarios. Put some into " + Scenarios.FOLDER + "/; the modding guide explains how.");
            return Mystics.FAILED;
        }
        verdicts.forEach(verdict -> show(verdict, out));
        long failed = verdicts.stream().filter(verdict -> !verdict.holds()).count();
        out.println();
        out.println(bench.mod().name() + ": " + (failed == 0 ? "all " + verdicts.size() + " scenarios hold."
                : failed + " of " + verdicts.size() + " scenarios do not hold."));
        out.flush();
        return failed == 0 ? Mystics.FINE : Mystics.FAILED;
    }

    private void show(Verdict verdict, PrintWriter out) {
        out.println((verdict.holds() ? "  holds  " : "  FAILS  ") + verdict.it());
        for (Finding finding : verdict.findings()) {
            out.println("    " + finding);
        }
        if (log || !verdict.holds()) {
            verdict.log().stream().flatMap(String::lines).filter(line -> !line.isBlank()).forEach(line -> out.println("      | " + line));
        }
    }
}
