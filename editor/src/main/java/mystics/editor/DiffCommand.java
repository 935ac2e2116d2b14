package mystics.editor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.command.BesideMods;
import mystics.command.Mystics;
import mystics.command.PackReport;
import mystics.editor.print.Sheet;
import mystics.editor.publish.PictureDiff;
import mystics.editor.publish.WordDiff;
import mystics.kit.Workbench;
import mystics.kit.publish.FileChange;
import mystics.kit.publish.ModChanges;
import mystics.kit.publish.NextVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares two editions of a mod. */
@Command(name = "diff", description = "Tells what has changed in a mod since an older edition of it: files, values, words, and pictures of "
        + "rooms and cards side by side.")
final class DiffCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "A folder or zip file.")
    private Path mod;

    @Parameters(index = "1", paramLabel = "OLD", description = "The older edition: a folder or zip file.")
    private Path old;

    @Option(names = "--pictures", paramLabel = "FOLDER",
            description = "Paints the rooms, cards and pictures that differ, before and after.")
    private Optional<Path> pictures = Optional.empty();

    @Mixin
    private BesideMods beside;

    @Override
    public Integer call() throws IOException {
        Workbench before = Workbench.at(old, beside.paths());
        Workbench after = Workbench.at(mod, beside.paths());
        ModChanges changes = ModChanges.between(before.source(), after.source());
        PrintWriter out = spec.commandLine().getOut();
        PackReport.lines(changes).forEach(out::println);
        changes.files().forEach(file -> file.values().stream().filter(FileChange.ValueChange::isText)
                .forEach(value -> out.println(file.path() + value.pointer() + ": " + WordDiff.of(value.before(), value.after()))));
        if (pictures.isPresent()) {
            List<Sheet> sheets = new PictureDiff(before.library().catalog(), after.library().catalog(),
                    after.library().wording()).of(changes);
            PictureDiff.write(pictures.get(), sheets);
            sheets.forEach(sheet -> out.println(pictures.get().resolve(sheet.name() + ".png")));
        }
        NextVersion next = NextVersion.of(changes);
        out.println(next == NextVersion.SAME ? "Nothing has changed."
                : "The version after " + before.mod().version() + " is " + next.after(before.mod().version()) + ".");
        out.flush();
        return Mystics.FINE;
    }
}
