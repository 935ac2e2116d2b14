package mystics.terminal.desk;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;

/** An interactive terminal: lines can be edited, earlier lines can be recalled, and the tab key completes words. */
public final class TerminalDesk implements Desk {
    private static final String PLAIN = "dumb";
    private final Terminal terminal;
    private final PrintWriter out;
    private final LineReader reader;
    private final boolean colour;
    private final boolean lines;
    private List<String> words = List.of();

    /**
     * A desk at an open terminal.
     *
     * @param lines whether the terminal can show box characters
     */
    TerminalDesk(Terminal terminal, Path history, boolean colour, boolean lines) {
        this.terminal = terminal;
        this.out = new TameWriter(terminal.writer());
        this.colour = colour;
        this.lines = lines;
        this.reader = LineReaderBuilder.builder().terminal(terminal).appName("mystics").completer(new Words())
                .variable(LineReader.HISTORY_FILE, history).option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true).option(LineReader.Option.BRACKETED_PASTE, false)
                .option(LineReader.Option.HISTORY_IGNORE_DUPS, true).build();
    }

    /**
     * Opens the terminal of this program.
     *
     * @param history the file of earlier lines
     * @param type the terminal type given by the environment, or empty
     */
    public static TerminalDesk open(Path history, String type, boolean colour, boolean lines) throws IOException {
        boolean known = type.isEmpty() || isKnown(type);
        TerminalBuilder builder = TerminalBuilder.builder().system(true).name("mystics");
        Terminal terminal = known ? builder.build() : builder.type(PLAIN).build();
        TerminalDesk desk = new TerminalDesk(terminal, history, colour && !terminal.getType().startsWith(PLAIN), lines);
        if (!known) {
            desk.say("This system knows nothing of the terminal '" + type
                    + "' (TERM), so the game is shown in plain lines. TERM=xterm is known almost everywhere.");
        }
        return desk;
    }

    private static boolean isKnown(String type) throws IOException {
        try {
            InfoCmp.getInfoCmp(type);
            return true;
        } catch (IOException unknown) {
            return false;
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Broken off.");
        }
    }

    /** Completes the words that are currently valid. */
    private final class Words implements Completer {
        @Override
        public void complete(LineReader asking, ParsedLine line, List<Candidate> candidates) {
            words.forEach(word -> candidates.add(new Candidate(TextStyle.tame(word))));
        }
    }

    @Override
    public TextStyle look() {
        int width = terminal.getWidth() > 0 ? terminal.getWidth() : 80;
        int height = terminal.getHeight() > 0 ? terminal.getHeight() : 24;
        return new TextStyle(Math.min(width, 120), height, colour, lines);
    }

    @Override
    public boolean attended() {
        return true;
    }

    @Override
    public void show(List<String> text) {
        text.forEach(out::println);
        terminal.flush();
    }

    @Override
    public Optional<String> ask(String prompt, List<String> fitting) {
        words = fitting;
        try {
            return Optional.of(reader.readLine(TextStyle.tame(prompt)).strip());
        } catch (UserInterruptException | EndOfFileException leaving) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
