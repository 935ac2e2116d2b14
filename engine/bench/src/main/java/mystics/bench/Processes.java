package mystics.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts the fresh processes in which everything is measured. */
final class Processes {
    private Processes() {
    }

    /** The command that runs a class of this program with a given Java. */
    static List<String> of(String java, Class<?> main, Object... arguments) {
        return of(java, List.of("-XX:+UseSerialGC", "-Xms1g", "-Xmx1g", "-Dguice_custom_class_loading=CHILD", "-cp", classPath()), main,
                arguments);
    }

    /** The command that runs a class with a given Java and Java options. */
    static List<String> of(String java, List<String> options, Class<?> main, Object... arguments) {
        return Stream.of(Stream.of(java + "/bin/java"), options.stream(), Stream.of(main.getName()),
                Arrays.stream(arguments).map(Object::toString)).flatMap(words -> words).toList();
    }

    /**
     * Runs a command to its end.
     *
     * @throws IOException if it fails
     */
    static void run(List<String> command, Consumer<String> heard) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        process.getOutputStream().close();
        try (BufferedReader lines = process.inputReader()) {
            lines.lines().forEach(heard);
        }
        if (process.waitFor() != 0) {
            throw new IOException("A process failed; to see why, run it by itself: " + String.join(" ", command));
        }
    }

    /** The class path of this program. Inside Maven, the class loader knows the class path. */
    private static String classPath() {
        if (Processes.class.getClassLoader() instanceof URLClassLoader loader) {
            return Arrays.stream(loader.getURLs()).map(url -> Path.of(URI.create(url.toString())).toString())
                    .collect(Collectors.joining(File.pathSeparator));
        }
        return System.getProperty("java.class.path");
    }
}
