package mystics.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import mystics.home.mods.AddedMod;
import mystics.home.mods.ModIntake;
import mystics.home.mods.OtherCopy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that adds a mod to the user's folder. */
@Command(name = "add", description = "Checks a mod and copies it into your folder. A mod that cannot be loaded is refused.")
final class AddModCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private ModsCommand mods;

    @Parameters(paramLabel = "FILE", description = "A folder or zip file of a mod.")
    private Path file;

    @Option(names = "--replace", description = "Replaces another copy of the mod. That copy is kept beside your folder of mods.")
    private boolean replace;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            AddedMod added = new ModIntake(mods.home()).add(file, replace ? ModIntake.Copies.MOVE_ASIDE : ModIntake.Copies.STAY);
            out.println(added.words());
            added.doubts().forEach(out::println);
        } catch (OtherCopy there) {
            spec.commandLine().getErr().println(there.words() + " With --replace it takes the place of that copy, which is kept.");
            return Mystics.FAILED;
        } finally {
            out.flush();
        }
        return Mystics.FINE;
    }
}
