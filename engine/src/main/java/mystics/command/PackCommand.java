package mystics.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.disk.SafeFile;
import mystics.home.TemporaryFiles;
import mystics.kit.Workbench;
import mystics.kit.publish.LastPack;
import mystics.kit.publish.ModChanges;
import mystics.kit.publish.NextVersion;
import mystics.kit.scenario.Scenarios;
import mystics.kit.scenario.Verdict;
import mystics.mod.Manifest;
import mystics.mod.read.Pack;
import mystics.mod.write.Change;
import mystics.mod.write.Splice;
import mystics.mod.write.YamlWriter;
import mystics.mod.yaml.Pointer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private BesideMods beside;

    @Option(names = "--next", description = "Writes the next version into the manifest first, if anything has changed since the last pack.")
    private boolean next;

    @Override
    public Integer call() throws IOException {
        Workbench bench = Workbench.at(mod, beside.paths());
        PrintWriter out = spec.commandLine().getOut();
        if (bench.mod().manifest().licence().isBlank()) {
            out.println("Not packed: mod.yaml has no 'licence'. Say what others may do with the mod, such as CC BY 4.0.");
            return Mystics.FAILED;
        }
        List<Verdict> failed = new Scenarios(bench.library()).run(bench.mod().id(), bench.source()).stream()
                .filter(verdict -> !verdict.holds()).toList();
        if (!failed.isEmpty()) {
            out.println("Not packed: " + failed.size() + (failed.size() == 1 ? " scenario does" : " scenarios do")
                    + " not hold. 'mystics test " + mod + "' shows them.");
            return Mystics.FAILED;
        }
        Optional<LastPack> last = LastPack.in(to, bench.mod().id());
        Optional<ModChanges> changes = last.map(pack -> pack.since(bench.source())).filter(since -> !since.files().isEmpty());
        changes.ifPresent(since -> PackReport.tell(out, last.orElseThrow(), since));
        if (changes.isPresent() && !last.orElseThrow().isBefore(bench.mod().version())) return old(bench, last.get(), changes.get());
        TemporaryFiles.clear(to);
        return give(bench, out);
    }

    /** Reports that this version has already been packed with different content. */
    private int old(Workbench bench, LastPack last, ModChanges changes) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String version = NextVersion.of(changes).after(last.version());
        if (!next) {
            out.println("Not packed: version " + last.version() + " was packed before. Write version: \"" + version
                    + "\" into mod.yaml, or let --next do it.");
            return Mystics.FAILED;
        }
        Path manifest = mod.resolve(Manifest.FILE);
        String text = Files.readString(manifest);
        SafeFile.write(manifest, Splice.apply(text, YamlWriter.at(Manifest.FILE).write(text,
                List.of(new Change.Assign(Pointer.ROOT.in("version"), version)))));
        return give(Workbench.at(mod, beside.paths()), out);
    }

    private int give(Workbench bench, PrintWriter out) throws IOException {
        Path archive = Pack.give(bench.source(), bench.mod().id() + "-" + bench.mod().version(), to);
        out.print(Files.readString(to.resolve(archive.getFileName().toString().replace(".zip", ".sha256"))));
        out.println("Packed " + bench.mod().name() + " into " + archive);
        return Mystics.FINE;
    }
}
