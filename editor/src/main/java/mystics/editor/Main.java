package mystics.editor;

/** The program: every subcommand starts here. */
public final class Main {
    private Main() {
    }

    /** Starts the program with the words of the command line. */
    public static void main(String[] args) {
        System.out.println("Mystics");
    }
}
