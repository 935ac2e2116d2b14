package mystics.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that shows for each value of an entry which mod set it. */
@Command(name = "explain", description = "Shows for each value of an entry the mod, file and line that set it, and the earlier value.")
final class ExplainCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Parameters(paramLabel = "ENTRY", description = "An entry as folder/id, such as cards/dagger.")
    private String entry;

    @Override
    public Integer call() {
        if (!entry.contains("/")) {
            throw new ParameterException(spec.commandLine(), "Name an entry by folder and id, such as cards/dagger, not '" + entry + "'.");
        }
        PrintWriter out = spec.commandLine().getOut();
        mods.together().explain(entry).forEach(out::println);
        out.flush();
        return Mystics.FINE;
    }
}
