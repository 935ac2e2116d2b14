package mystics.console.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What somebody starts an installed program by: a script of the system's own kind.
 *
 * <p>It has Java stop at its quick compiler: the thorough one takes two thirds of the time of a start, and is ahead again only after some fifty thousand games.
 */
public enum Starter {
    /** For a POSIX shell. */
    SHELL("mystics") {
        @Override
        String text(Path launcher, List<String> options, Path jar) {
            return """
                    #!/bin/sh
                    # Starts Mystics. Further options for Java: MYSTICS_JAVA.
                    java=%s
                    [ -x "$java" ] || java=java
                    exec "$java" %s $MYSTICS_JAVA -jar %s "$@"
                    """.formatted(quoted(launcher.toString()), String.join(" ", options.stream().map(Starter::quoted).toList()), quoted(jar.toString()));
        }
    },
    /** For the command line of Windows. */
    WINDOWS("mystics.cmd") {
        @Override
        String text(Path launcher, List<String> options, Path jar) {
            return """
                    @echo off
                    rem Starts Mystics. Further options for Java: MYSTICS_JAVA.
                    setlocal
                    set "java=%s.exe"
                    if not exist "%%java%%" set "java=java"
                    "%%java%%" %s %%MYSTICS_JAVA%% -jar %s %%*
                    """.formatted(plain(launcher.toString()), String.join(" ", options.stream().map(Starter::enclosed).toList()), enclosed(jar.toString())).replace("\n", "\r\n");
        }
    };

    private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final String file;

    Starter(String file) {
        this.file = file;
    }

    /** That of a system, by Java's name of it. */
    public static Starter of(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("windows") ? WINDOWS : SHELL;
    }

    /** What Java is told when it starts the program from a folder, beside where the program is. */
    static List<String> options(Path archive) {
        return Files.exists(archive) ? Stream.concat(QUICK.stream(), Stream.of("-XX:SharedArchiveFile=" + archive, "-Xlog:disable")).toList() : QUICK;
    }

    /**
     * Writes it beside the program.
     *
     * @param archive the classes a start needs; there may be none
     * @return the file
     */
    public Path write(Java java, Path jar, Path archive) throws IOException {
        Path starter = Files.writeString(jar.resolveSibling(file), text(java.launcher(), options(archive), jar));
        if (!starter.toFile().setExecutable(true)) {
            throw new IOException("'" + starter + "' cannot be made a program. Choose another place.");
        }
        return starter;
    }

    abstract String text(Path launcher, List<String> options, Path jar);

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    private static String enclosed(String word) {
        return "\"" + plain(word) + "\"";
    }

    private static String plain(String word) {
        return word.replace("%", "%%");
    }
}
