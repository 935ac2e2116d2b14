package mystics.editor;

import java.util.List;
import mystics.command.Mystics;
import mystics.editor.desktop.SwingDesktop;

/** The program's entry point. It passes the command line to the subcommands. */
public final class Main {
    private static final List<Class<?>> COMMANDS = List.of(PicturesCommand.class, PreviewCommand.class, EditCommand.class,
            RenameCommand.class, PrintCommand.class, DiffCommand.class);

    private Main() {
    }

    /** Starts the program with its command line. */
    public static void main(String[] args) {
        System.exit(Mystics.run(new SwingDesktop(), COMMANDS, args));
    }
}
