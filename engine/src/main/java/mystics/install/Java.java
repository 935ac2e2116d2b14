package mystics.install;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A Java installation that can start programs.
 *
 * @param home the folder of the installation
 */
public record Java(Path home) {
    /** The one that runs this program. */
    public static Java running() {
        return new Java(Path.of(System.getProperty("java.home")));
    }

    /** The program that starts it. */
    Path launcher() {
        return home.resolve("bin").resolve("java");
    }

    /**
     * Runs it to its end, with nothing to read and nobody to hear what it says.
     *
     * @param folder where it works, and leaves what it leaves when it breaks off
     * @return whether it ended well
     * @throws IOException if it cannot be started, or this thread is asked to stop
     */
    boolean run(Path folder, List<String> words) throws IOException {
        List<String> command = new ArrayList<>(List.of(launcher().toString()));
        command.addAll(words);
        Process process = new ProcessBuilder(command).directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            process.getOutputStream().close();
            return process.waitFor() == 0;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new IOException("Broken off.", asked);
        } finally {
            process.destroyForcibly().onExit().join();
        }
    }
}
