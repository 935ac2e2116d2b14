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
    /** The Java that runs this program. */
    public static Java running() {
        return new Java(Path.of(System.getProperty("java.home")));
    }

    /** The executable that starts Java. */
    Path launcher() {
        return home.resolve("bin").resolve("java");
    }

    /**
     * Runs Java until it ends, without input, and discards its output.
     *
     * @param folder the working folder, which may receive crash files
     * @return whether Java ended without error
     * @throws IOException if Java cannot be started, or this thread is interrupted
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
