package mystics.install;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Starts the program once more, in a second Java process with the options of an installed program. The commands that play many games
 * without asking anybody run there. Even if the program is not installed, commands of this kind then take half the time.
 */
public final class QuickJava {
    private static final Set<String> HELP = Set.of("-h", "--help", "-V", "--version");

    private QuickJava() {
    }

    /**
     * Runs a command line in a separate Java process and waits for its end. If the user has started Java with options, no other process is
     * started, so that these options stay in force.
     *
     * @param commands the commands that are worth the start of a second Java process
     * @return the exit code; empty if this Java must run the command line itself
     */
    public static OptionalInt run(Set<String> commands, String... arguments) {
        List<String> words = List.of(arguments);
        String jar = System.getProperty("java.class.path");
        boolean paysOff = words.stream().anyMatch(commands::contains) && words.stream().noneMatch(HELP::contains);
        return paysOff && isFile(jar) && ManagementFactory.getRuntimeMXBean().getInputArguments().isEmpty() ? run(jar, words)
                : OptionalInt.empty();
    }

    private static boolean isFile(String classPath) {
        return !classPath.contains(File.pathSeparator) && Files.isRegularFile(Path.of(classPath));
    }

    private static OptionalInt run(String jar, List<String> words) {
        try {
            List<String> java = Stream.concat(Stream.of(Java.running().launcher().toString()), Installation.QUICK.stream()).toList();
            Process process = new ProcessBuilder(Stream.of(java, List.of("-jar", jar), words).flatMap(List::stream).toList())
                    .inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process), "ends the command with its caller"));
            return OptionalInt.of(process.onExit().join().exitValue());
        } catch (IOException noSecondJava) {
            return OptionalInt.empty();
        }
    }

    private static void end(Process process) {
        process.destroy();
        process.onExit().join();
    }
}
