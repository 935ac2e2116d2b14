package mystics.console.install;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What somebody starts an installed program by: a script of the system's own kind. */
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

    private final String file;

    Starter(String file) {
        this.file = file;
    }

    /** That of a system, by Java's name of it. */
    public static Starter of(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("windows") ? WINDOWS : SHELL;
    }

    /** What the script is called. */
    String file() {
        return file;
    }

    /** What the script says. */
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
