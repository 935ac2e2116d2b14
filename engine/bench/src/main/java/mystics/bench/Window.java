package mystics.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * One start of the window: from when its process is asked for until home is painted and until a game can be begun. It is shown on a screen in memory where there
 * is one to be had ({@code Xvfb}), else on that of whoever measures; without any screen there is nothing to tell.
 */
final class Window {
    static final String PROGRAM = "mystics.editor.Main";
    private static final String DISPLAY = "DISPLAY";

    private Window() {
    }

    /** @param arguments an empty folder to be at home in */
    public static void main(String[] arguments) throws IOException {
        List<Process> screen = screen();
        try {
            String display = screen.isEmpty() ? System.getenv().getOrDefault(DISPLAY, "") : ":" + screen.get(0).inputReader().readLine();
            if (!display.isEmpty()) {
                show(display, Path.of(arguments[0]));
            }
        } finally {
            screen.forEach(Process::destroy);
        }
    }

    private static List<Process> screen() {
        try {
            return List.of(new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp").redirectError(ProcessBuilder.Redirect.DISCARD).start());
        } catch (IOException nonesuch) {
            return List.of();
        }
    }

    private static void show(String display, Path home) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dmystics.times=true", "-Duser.home=" + home,
                "-cp", System.getProperty("java.class.path"), PROGRAM, "play").redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put(DISPLAY, display);
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
