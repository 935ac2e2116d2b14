package mystics.editor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import mystics.command.ModChoice;
import mystics.command.Mystics;
import mystics.editor.desktop.Editing;
import mystics.editor.desktop.SwingDesktop;
import mystics.home.Desktop;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that opens the editor. */
@Command(name = "edit", description = "Opens the editor with a mod, or with the choice of one.")
final class EditCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Parameters(paramLabel = "MOD", arity = "0..1", description = "The folder of the mod.")
    private Optional<Path> mod = Optional.empty();

    @Option(names = "--at", paramLabel = "FILE", defaultValue = "", description = "The file to open first, such as rooms/loft.")
    private String at = "";

    @Override
    public Integer call() {
        mod.filter(path -> !Files.isDirectory(path)).ifPresent(path -> {
            throw new ParameterException(spec.commandLine(), "There is no folder '" + path + "'. Name the folder of a mod.");
        });
        SwingDesktop desktop = new SwingDesktop(Optional.of(new Editing(mod, at)));
        if (!desktop.available()) {
            throw new ParameterException(spec.commandLine(), "The editor needs a window, and none can be shown here.");
        }
        desktop.open(new Desktop.Opening(program.home(), progress -> mods.library(), Optional.empty()));
        return Mystics.FINE;
    }
}
