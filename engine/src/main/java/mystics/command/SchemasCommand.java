package mystics.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import mystics.home.TemporaryFiles;
import mystics.kit.EditorFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that writes the schemas and settings for text editors. */
@Command(name = "schemas", description = "Writes the files with which your text editor completes and checks a mod: JSON "
        + "schemas for YAML with the ids of the loaded mods, and the vocabulary of rule scripts.")
final class SchemasCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ModChoice choice;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of the mod.")
    private Path folder;

    @Override
    public Integer call() throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(
                    "'" + folder + "' is not a folder. Name the folder of a mod, or create a mod with: mystics new-mod " + folder);
        }
        TemporaryFiles.clear(folder.resolve(".schemas"));
        EditorFiles.write(folder, choice.sources());
        spec.commandLine().getOut().println("Wrote the schemas and the vocabulary of rule scripts to " + folder.resolve(".schemas") + ".");
        return Mystics.FINE;
    }
}
