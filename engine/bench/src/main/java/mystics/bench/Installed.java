package mystics.bench;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import mystics.install.Installation;
import mystics.install.Starter;

/**
 * The program as a user has installed it.
 *
 * @param jar the jar from which the program was installed
 * @param place the folder in which the program was installed
 */
record Installed(String java, Path jar, Installation place) {
    /** The jar that the build writes. */
    private static final String JAR = "mystics.jar";
    private static final int FIRST_GAMES = 9;
    private static final int FIRST_GAMES_OF_THE_JAR = 3;
    private static final int MANY = 10_000;

    /** Installs the program into a folder. */
    static Installed with(String java, Path folder) throws IOException, InterruptedException {
        Path jar = Path.of(System.getProperty(JAR, JAR)).normalize();
        if (!Files.exists(jar)) {
            throw new IOException("There is no " + jar + " to install. Run the benchmark with: mvn -q -Pbench package exec:java");
        }
        Processes.run(List.of(java + "/bin/java", "-jar", jar.toString(), "install", folder.toString()), line -> {});
        return new Installed(java, jar, new Installation(folder));
    }

    /** The file that starts the program. */
    Path starter() {
        return place.starter(Starter.of(System.getProperty("os.name")));
    }

    /** Runs a class of the benchmark with the Java options that the starter uses. */
    void run(Class<?> main, Figures figures, Object... arguments) throws IOException, InterruptedException {
        String classPath = place.jar() + File.pathSeparator
                + Path.of(URI.create(Installed.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        Processes.run(Processes.of(java, Stream.concat(place.options().stream(), Stream.of("-cp", classPath)).toList(), main, arguments),
                figures::take);
    }

    /**
     * Measures, by the wall clock, the time from the start of the process to its report: for one game of the random player, and for many
     * games on two threads. One game from the jar, without an installation, is timed as well.
     */
    void games(String chapter, Figures figures) throws IOException, InterruptedException {
        for (int i = 0; i < FIRST_GAMES; i++) {
            figures.take("cli_first_game_ms " + milliseconds(List.of(starter().toString()), chapter, 1));
        }
        for (int i = 0; i < FIRST_GAMES_OF_THE_JAR; i++) {
            figures.take(
                    "cli_first_game_not_installed_ms " + milliseconds(List.of(java + "/bin/java", "-jar", jar.toString()), chapter, 1));
        }
        figures.take("cli_ten_thousand_games_ms " + milliseconds(List.of(starter().toString()), chapter, MANY));
    }

    private static double milliseconds(List<String> program, String chapter, int games) throws IOException, InterruptedException {
        List<String> command = Stream.concat(program.stream(),
                Stream.of("simulate", chapter, "--games", "" + games, "--bot", "random", "--variant", "none", "--safe")).toList();
        long begun = System.nanoTime();
        Processes.run(command, line -> {});
        return (System.nanoTime() - begun) / 1e6;
    }
}
