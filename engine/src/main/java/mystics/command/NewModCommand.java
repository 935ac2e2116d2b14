package mystics.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import mystics.home.TemporaryFiles;
import mystics.kit.NewMod;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that creates a new mod. */
@Command(name = "new-mod", description = "Creates a mod: one card with rules and scenarios, ready to test and play.")
final class NewModCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of the new mod; its name becomes the mod's id.")
    private Path folder;

    @Option(names = "--author", paramLabel = "NAME", defaultValue = "you", description = "Author of the mod (${DEFAULT-VALUE}).")
    private String author;

    @Override
    public Integer call() throws IOException {
        NewMod.write(folder, author);
        TemporaryFiles.clear(folder.toAbsolutePath().getParent());
        spec.commandLine().getOut().println("Created a mod in " + folder + ". Try: mystics test " + folder);
        return Mystics.FINE;
    }
}
