package mystics.editor;

import java.util.List;
import java.util.Set;
import mystics.command.Mystics;
import mystics.editor.desktop.SwingDesktop;
import mystics.install.QuickJava;

/** The program's entry point. The class passes the command line to the subcommands. */
public final class Main {
    private static final List<Class<?>> COMMANDS = List.of(PicturesCommand.class, PreviewCommand.class, EditCommand.class,
            RenameCommand.class, PrintCommand.class, DiffCommand.class);

    /** The commands that play many games without asking anybody. */
    private static final Set<String> LABORATORY = Set.of("simulate", "balance", "prove", "soak");

    private Main() {
    }

    /** Starts the program with its command line. */
    public static void main(String[] args) {
        System.exit(QuickJava.run(LABORATORY, args).orElseGet(() -> Mystics.run(new SwingDesktop(), COMMANDS, args)));
    }
}
