package mystics.editor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.concurrent.Callable;
import mystics.command.BesideMods;
import mystics.command.Mystics;
import mystics.editor.disk.Folder;
import mystics.editor.disk.WorkFiles;
import mystics.editor.draft.Project;
import mystics.editor.rename.CannotRename;
import mystics.editor.rename.Renamed;
import mystics.editor.rename.Renaming;
import mystics.editor.rename.Taken;
import mystics.mod.load.ModLoader;
import mystics.proof.ProofBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that gives an entry or a space of a mod a new id, everywhere in the mod. */
@Command(name = "rename", description = "Gives an entry or a space another id, in files, scripts, scenarios, translations, amendments "
        + "and the names of pictures.")
final class RenameCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(index = "0", paramLabel = "MOD", description = "The folder of the mod.")
    private Path mod;

    @Parameters(index = "1", paramLabel = "OLD", description = "The entry, such as cards/cap, or a space, such as tiles/loft/a1.")
    private String before;

    @Parameters(index = "2", paramLabel = "NEW", description = "The same with its new id.")
    private String after;

    @Mixin
    private BesideMods beside;

    @Option(names = "--dry-run", description = "Shows what would change, and changes nothing.")
    private boolean dry;

    @Override
    public Integer call() throws IOException {
        if (!Files.isDirectory(mod)) throw wrong("rename changes files in a folder, and '" + mod + "' is none.");
        Renamed renamed = Renamed.of(before, after)
                .orElseThrow(() -> wrong("Write two ids of one kind, such as cards/cap cards/hood, or tiles/loft/a1 tiles/loft/a2. "
                        + "An id has small letters, digits and hyphens."));
        Folder folder = new Folder(mod);
        Project project = folder.read();
        WorkFiles files = WorkFiles.of(folder, project.id(), program.home());
        files.lock().check(mod);
        Renaming renaming = renaming(project, renamed);
        if (!dry) {
            files.backups().copy(project, LocalDateTime.now());
            folder.save(project, project.with(renaming.edit()));
        }
        tell(renaming, spec.commandLine().getOut());
        return Mystics.FINE;
    }

    private Renaming renaming(Project project, Renamed renamed) {
        ProofBench bench = ProofBench.of(ModLoader.fresh(), project.source(), beside.sources());
        try {
            return Renaming.of(project, renamed, new Taken(bench.register().keys()), bench.mentions());
        } catch (CannotRename refused) {
            throw wrong(refused.getMessage());
        }
    }

    private void tell(Renaming renaming, PrintWriter out) {
        renaming.lines().forEach(line -> out.println("  " + line));
        renaming.edit().deeds().stream().filter(deed -> deed.paths().size() == 2)
                .forEach(deed -> out.println("  " + deed.paths().get(0) + " becomes " + deed.paths().get(1)));
        if (!renaming.left().isEmpty()) {
            out.println("These lines say the word too and stay as they are:");
            renaming.left().forEach(line -> out.println("  " + line));
        }
        out.println((dry ? "It would change " : "Changed: ") + renaming.lines().size() + " lines.");
        out.flush();
    }

    private ParameterException wrong(String words) {
        return new ParameterException(spec.commandLine(), words);
    }
}
