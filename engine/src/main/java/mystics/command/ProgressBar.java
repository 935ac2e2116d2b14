package mystics.command;

import java.io.PrintStream;

/** A progress bar for long runs. Draws nothing where there is no terminal. */
final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 40;
    private static final long PATIENCE_NANOS = 500_000_000;
    private final int whole;
    private final PrintStream terminal;
    private final boolean seen;
    private final long begun = System.nanoTime();
    private int drawn = -1;

    private ProgressBar(int whole, PrintStream terminal, boolean seen) {
        this.whole = whole;
        this.terminal = terminal;
        this.seen = seen;
    }

    /** A bar for a number of tasks. */
    static ProgressBar of(int whole) {
        return new ProgressBar(whole, System.err, System.console() != null);
    }

    /** Shows the number of finished tasks. */
    void show(int done) {
        int cells = (int) ((long) done * WIDTH / whole);
        if (seen && cells != drawn && System.nanoTime() - begun > PATIENCE_NANOS) {
            drawn = cells;
            terminal.print("\r[" + "#".repeat(cells) + ".".repeat(WIDTH - cells) + "] " + done + " of " + whole);
            terminal.flush();
        }
    }

    /** Removes the bar from the screen. */
    @Override
    public void close() {
        if (drawn >= 0) {
            terminal.print("\r" + " ".repeat(WIDTH + 30) + "\r");
            terminal.flush();
            drawn = -1;
        }
    }
}
