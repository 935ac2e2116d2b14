package mystics.editor;

import mystics.console.Mystics;
import mystics.editor.desktop.Desk;

/** The program: every subcommand starts here. */
public final class Main {
    private Main() {
    }

    /** Starts the program with the words of the command line. */
    public static void main(String[] args) {
        System.exit(Mystics.commandLine(new Desk()).addSubcommand(new PicturesCommand()).execute(args));
    }
}
