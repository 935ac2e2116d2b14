package mystics.terminal.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/**
 * A desk of plain lines: a pipe, or a file of answers. Input is echoed, so that the output is a full record of the game. Lines that begin
 * with # are remarks.
 */
public final class PlainDesk implements Desk {
    private static final String REMARK = "#";
    private final BufferedReader in;
    private final PrintWriter out;
    private final TextStyle look;

    /** A desk that reads answers and writes a record. */
    public PlainDesk(BufferedReader in, PrintWriter out, TextStyle look) {
        this.in = in;
        this.out = new TameWriter(out);
        this.look = look;
    }

    @Override
    public TextStyle look() {
        return look;
    }

    @Override
    public boolean attended() {
        return false;
    }

    @Override
    public void show(List<String> lines) {
        lines.forEach(line -> out.println(line.stripTrailing()));
        out.flush();
    }

    @Override
    public Optional<String> ask(String prompt, List<String> words) {
        try {
            String line = in.readLine();
            while (line != null && line.startsWith(REMARK)) {
                line = in.readLine();
            }
            Optional<String> answer = Optional.ofNullable(line).map(String::strip);
            show(List.of(prompt + answer.orElse("")));
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException("The answers cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        out.flush();
    }
}
