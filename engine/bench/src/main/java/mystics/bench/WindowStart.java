package mystics.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Measures one start of the window: the time until the home page is painted, and the time until a game can be begun. The window opens on a
 * virtual screen ({@code Xvfb}) if there is one, or else on the user's screen. Without a screen nothing is measured.
 */
final class WindowStart {
    private static final String DISPLAY = "DISPLAY";

    private WindowStart() {
    }

    /** @param arguments the starter of the program, and an empty home folder */
    public static void main(String[] arguments) throws IOException {
        List<Process> screen = screen();
        try {
            String display = screen.isEmpty() ? System.getenv().getOrDefault(DISPLAY, "") : ":" + screen.get(0).inputReader().readLine();
            if (!display.isEmpty()) {
                show(display, arguments[0], arguments[1]);
            }
        } finally {
            screen.forEach(Process::destroy);
        }
    }

    private static List<Process> screen() {
        try {
            return List.of(new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start());
        } catch (IOException nonesuch) {
            return List.of();
        }
    }

    private static void show(String display, String starter, String home) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(starter, "--home", home).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(Map.of(DISPLAY, display, "MYSTICS_JAVA", "-Dmystics.times=true"));
        Process window = builder.start();
        try (BufferedReader lines = window.inputReader()) {
            String line = lines.readLine();
            while (line != null && !line.startsWith("ready_ms")) {
                print(line);
                line = lines.readLine();
            }
            print(line == null ? "" : line);
        } finally {
            window.destroy();
        }
    }

    private static void print(String line) {
        if (line.matches("(home|ready)_ms \\d+")) {
            Measured.print("window_" + line.substring(0, line.indexOf(' ')), Double.parseDouble(line.substring(line.indexOf(' ') + 1)));
        }
    }
}
