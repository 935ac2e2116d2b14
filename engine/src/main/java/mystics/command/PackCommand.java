package mystics.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import mystics.home.TemporaryFiles;
import mystics.kit.Workbench;
import mystics.kit.scenario.Scenarios;
import mystics.kit.scenario.Verdict;
import mystics.mod.read.Pack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that packs a mod for distribution. */
@Command(name = "pack", description = "Packs a mod into one file for distribution. All its scenarios must pass. The same mod "
        + "always gives the same bytes.")
final class PackCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "Folder of the mod.")
    private Path mod;

    @Option(names = "--to", paramLabel = "FOLDER", defaultValue = ".", description = "Folder for the zip and its SHA-256 "
            + "list. Default: the current folder.")
    private Path to;

    @Option(names = "--with", paramLabel = "MOD", split = ",", description = "Other mods that this mod needs besides the base game.")
    private List<Path> beside = List.of();

    @Override
    public Integer call() throws IOException {
        Workbench bench = Workbench.at(mod, beside);
        PrintWriter out = spec.commandLine().getOut();
        List<Verdict> failed = new Scenarios(bench.library()).run(bench.mod().id(), bench.source()).stream()
                .filter(verdict -> !verdict.holds()).toList();
        if (!failed.isEmpty()) {
            out.println("Not packed: " + failed.size() + (failed.size() == 1 ? " scenario does" : " scenarios do")
                    + " not hold. 'mystics test " + mod + "' shows them.");
            return Mystics.FAILED;
        }
        TemporaryFiles.clear(to);
        Path archive = Pack.give(bench.source(), bench.mod().id() + "-" + bench.mod().version(), to);
        out.print(Files.readString(to.resolve(archive.getFileName().toString().replace(".zip", ".sha256"))));
        out.println("Packed " + bench.mod().name() + " into " + archive);
        return Mystics.FINE;
    }
}
