package mystics.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import mystics.disk.SafeFile;
import mystics.kit.upgrade.ModUpgrade;
import mystics.kit.upgrade.Rename;
import mystics.mod.source.Sources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that replaces outdated words and keys in a mod with the current ones. */
@Command(name = "upgrade-mod", description = "Gives the words and keys in the files of a mod the names they have now. Remarks and texts "
        + "stay as they are.")
final class UpgradeModCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "MOD", description = "The folder of the mod.")
    private Path mod;

    @Option(names = "--dry-run", description = "Only shows what would change.")
    private boolean dry;

    @Override
    public Integer call() throws IOException {
        if (!Files.isDirectory(mod)) {
            throw new ParameterException(spec.commandLine(), "There is no folder '" + mod + "'. Name the folder of a mod.");
        }
        ModUpgrade upgrade = ModUpgrade.of(Sources.at(mod), Rename.all());
        PrintWriter out = spec.commandLine().getOut();
        for (ModUpgrade.Line line : upgrade.lines()) {
            out.println(line.path() + ":" + line.number());
            out.println("  - " + line.before());
            out.println("  + " + line.after());
        }
        if (!dry) {
            for (Map.Entry<String, String> file : upgrade.files().entrySet()) SafeFile.write(mod.resolve(file.getKey()), file.getValue());
        }
        int number = upgrade.lines().size();
        out.println(number == 0 ? "Everything has its name of today."
                : number + (number == 1 ? " line" : " lines") + (dry ? " would change." : " changed."));
        out.flush();
        return Mystics.FINE;
    }
}
