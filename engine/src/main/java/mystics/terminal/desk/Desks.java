package mystics.terminal.desk;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Finds out which kind of desk the program runs at. */
public final class Desks {
    private static final String FINE = "─│♥●";

    private Desks() {
    }

    /** The desk of this program: the terminal, or the standard streams if one of them is not a terminal. */
    public static Desk here(Path history, Map<String, String> environment) throws IOException {
        if (!isTerminal()) {
            StandardInput.require();
            return new PlainDesk(new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), charset())), output(),
                    look());
        }
        return TerminalDesk.open(history, environment.getOrDefault("TERM", ""), !environment.containsKey("NO_COLOR"), fine());
    }

    /** A desk that reads answers from a file and writes to standard output. */
    public static Desk answering(Path answers) throws IOException {
        Reader reader = Files.newBufferedReader(answers, StandardCharsets.UTF_8);
        return new PlainDesk(new BufferedReader(reader), output(), look());
    }

    /** A desk for output only. */
    public static Desk showing() {
        return new PlainDesk(new BufferedReader(Reader.nullReader()), output(), look());
    }

    private static TextStyle look() {
        return new TextStyle(80, TextStyle.ENDLESS, false, fine());
    }

    private static PrintWriter output() {
        return new PrintWriter(new OutputStreamWriter(System.out, charset()));
    }

    private static boolean fine() {
        return charset().newEncoder().canEncode(FINE);
    }

    private static Charset charset() {
        String stated = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
        return !stated.isEmpty() && Charset.isSupported(stated) ? Charset.forName(stated) : Charset.defaultCharset();
    }

    /** Newer versions of Java provide a console even if the input is a pipe; such a console tells whether it is a terminal. */
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException older) {
            return true;
        }
    }
}
