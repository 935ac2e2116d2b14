package mystics.install;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The script that starts an installed program, one for each kind of operating system. */
public enum Starter {
    /** The starter for a POSIX shell. */
    SHELL("mystics") {
        @Override
        String text(Path launcher, List<String> options, Path jar) {
            return """
                    #!/bin/sh
                    # %s
                    set -f
                    java=%s
                    jar=%s
                    [ -x "$java" ] || java=java
                    command -v "$java" >/dev/null || { echo "%s" >&2; exit 1; }
                    [ -f "$jar" ] || jar=$(dirname -- "$0")/%s
                    [ -f "$jar" ] || { echo "%s" >&2; exit 1; }
                    exec "$java" %s $MYSTICS_JAVA -jar "$jar" "$@"
                    """.formatted(REMARK, quoted(launcher.toString()), quoted(jar.toString()), NO_JAVA, jar.getFileName(), NO_PROGRAM,
                    String.join(" ", options.stream().map(Starter::quoted).toList()));
        }

        @Override
        public String command(Path starter) {
            return PLAIN.matcher(starter.toString()).matches() ? starter.toString() : quoted(starter.toString());
        }
    },
    /**
     * The starter for the Windows command line. Windows reads scripts in a code page of its own, so the script finds the folder of the
     * program at run time.
     */
    WINDOWS("mystics.cmd") {
        @Override
        String text(Path launcher, List<String> options, Path jar) {
            String here = plain(jar.getParent() + jar.getFileSystem().getSeparator());
            return """
                    @echo off
                    rem %s
                    setlocal DisableDelayedExpansion
                    set "java=%s.exe"
                    if not exist "%%java%%" for %%%%j in (java.exe) do set "java=%%%%~$PATH:j"
                    if not defined java (
                        echo %s 1>&2
                        exit /b 1
                    )
                    if not exist "%%~dp0%s" (
                        echo %s 1>&2
                        exit /b 1
                    )
                    "%%java%%" %s %%MYSTICS_JAVA%% -jar "%%~dp0%s" %%*
                    exit /b %%ERRORLEVEL%%
                    """.formatted(REMARK, plain(launcher.toString()), NO_JAVA, jar.getFileName(), NO_PROGRAM,
                    String.join(" ", options.stream().map(word -> enclosed(word).replace(here, "%~dp0")).toList()), jar.getFileName())
                    .replace("\n", "\r\n");
        }

        @Override
        public String command(Path starter) {
            return enclosed(starter.toString());
        }
    };

    /** The remark in every starter script. An installation is recognised by this remark. */
    static final String REMARK = "Starts Mystics. Further options for Java: MYSTICS_JAVA.";
    private static final String NO_JAVA = "Mystics needs Java 17 or newer, and there is none on the PATH. Install one, then start again.";
    private static final String NO_PROGRAM = "The program is gone from here. Install it anew: java -jar mystics.jar install";
    private static final Pattern PLAIN = Pattern.compile("[\\w/.+-]+");

    private final String file;

    Starter(String file) {
        this.file = file;
    }

    /** The starter for an operating system, given by Java's name for that system. */
    public static Starter of(String system) {
        return system.toLowerCase(Locale.ROOT).startsWith("windows") ? WINDOWS : SHELL;
    }

    /** The file name of the script. */
    String file() {
        return file;
    }

    /** The text of the script. */
    abstract String text(Path launcher, List<String> options, Path jar);

    /** The command line that runs the script. */
    public abstract String command(Path starter);

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
