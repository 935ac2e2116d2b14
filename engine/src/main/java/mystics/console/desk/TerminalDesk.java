package mystics.console.desk;

import java.io.IOException;
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

/** A terminal with somebody at it: lines can be edited, earlier ones come back, and the tab key completes. */
public final class TerminalDesk implements Desk {
    private final Terminal terminal;
    private final LineReader reader;
    private final boolean colour;
    private final boolean lines;
    private List<String> words = List.of();

    private TerminalDesk(Terminal terminal, Path history, boolean colour, boolean lines) {
        this.terminal = terminal;
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
     * @param history the file that keeps earlier lines
     */
    public static TerminalDesk open(Path history, boolean colour, boolean lines) throws IOException {
        Terminal terminal = TerminalBuilder.builder().system(true).name("mystics").build();
        return new TerminalDesk(terminal, history, colour && !terminal.getType().startsWith("dumb"), lines);
    }

    /** The words that fit now. */
    private final class Words implements Completer {
        @Override
        public void complete(LineReader asking, ParsedLine line, List<Candidate> candidates) {
            words.forEach(word -> candidates.add(new Candidate(word)));
        }
    }

    @Override
    public Look look() {
        int width = terminal.getWidth() > 0 ? terminal.getWidth() : 80;
        int height = terminal.getHeight() > 0 ? terminal.getHeight() : 24;
        return new Look(Math.min(width, 120), height, colour, lines);
    }

    @Override
    public boolean attended() {
        return true;
    }

    @Override
    public void show(List<String> text) {
        text.forEach(line -> terminal.writer().println(Look.tame(line)));
        terminal.flush();
    }

    @Override
    public Optional<String> ask(String prompt, List<String> fitting) {
        words = fitting;
        try {
            return Optional.of(reader.readLine(Look.tame(prompt)).strip());
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
