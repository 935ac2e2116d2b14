package mystics.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import mystics.disk.SafeFile;

/**
 * The program as an application with its own Java: a folder that runs on every machine with the same operating system,
 * without an installation.
 *
 * @param work a folder for temporary files and for the application itself
 */
public record ApplicationImage(Path work) {
    /** The name of the application. */
    public static final String NAME = "Mystics";
    /** The Java modules that the program uses, and the modules that support screen readers. */
    private static final String MODULES = "java.base,java.compiler,java.desktop,java.logging,java.management,java.prefs,java.sql,java.xml,"
            + "jdk.accessibility,jdk.unsupported,jdk.zipfs";
    /** The first version of Java that can keep compiled code and profiles from a rehearsal. */
    private static final int AHEAD_OF_TIME = 25;
    private static final int COMPRESSED_ANEW = 21;

    /** The application. */
    public Path folder() {
        return work.resolve(System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac") ? NAME + ".app" : NAME);
    }

    /** The file that starts the application. */
    public Path launcher() {
        List<Path> places = List.of(folder().resolve("bin").resolve(NAME), folder().resolve(NAME + ".exe"),
                folder().resolve("Contents").resolve("MacOS").resolve(NAME));
        return places.stream().filter(Files::exists).findFirst().orElse(places.get(0));
    }

    /** The folder of temporary files. The folder may be deleted afterwards. */
    public Path scratch() {
        return work.resolve("unfinished");
    }

    /** The place of the application's own Java while the application is being made. */
    private Path runtime() {
        return scratch().resolve("java");
    }

    /**
     * Makes the application.
     *
     * @param jar the whole program
     * @param icon the picture of the application, in the format of the operating system
     * @param rehearsals see {@link ClassArchive#write}
     * @return whether the application starts from stored classes; without them it starts more slowly
     * @throws IOException if this Java lacks the tools, a tool fails, or files cannot be written
     */
    public boolean write(Path jar, Optional<Path> icon, String version, Function<Path, List<List<String>>> rehearsals) throws IOException {
        Path input = Files.createDirectories(scratch().resolve("input"));
        SafeFile.copy(jar, input.resolve(Installation.JAR));
        int feature = Runtime.version().feature();
        new JavaTool("jlink").run(List.of("--add-modules", MODULES, "--strip-java-debug-attributes", "--no-header-files", "--no-man-pages",
                "--compress", feature < COMPRESSED_ANEW ? "2" : "zip-6", "--output", runtime().toString()));
        new JavaTool("jpackage").run(words(input, icon, version));
        Path app = app();
        Java own = new Java(runtime());
        Path home = scratch().resolve("rehearsal");
        return feature < AHEAD_OF_TIME
                ? ClassArchive.write(own, app.resolve(Installation.JAR), Files.createDirectories(home), rehearsals, app.resolve(archive()))
                : AheadOfTime.write(own, app.resolve(Installation.JAR), Files.createDirectories(home), rehearsals, app.resolve(archive()));
    }

    private List<String> words(Path input, Optional<Path> icon, String version) {
        List<String> words = new ArrayList<>(List.of("--type", "app-image", "--name", NAME, "--app-version", version, "--dest",
                work.toString(), "--input", input.toString(), "--main-jar", Installation.JAR, "--runtime-image", runtime().toString(),
                "--description", "A cooperative, story-driven dungeon crawl of mice"));
        icon.ifPresent(picture -> words.addAll(List.of("--icon", picture.toString())));
        Stream.concat(Installation.QUICK.stream(), stored().stream()).forEach(option -> words.addAll(List.of("--java-options", option)));
        return words;
    }

    /** The options that let Java start from stored classes. Java ignores these options if the file is missing or belongs to another jar. */
    private static List<String> stored() {
        String file = "$APPDIR/" + archive();
        return Runtime.version().feature() < AHEAD_OF_TIME ? List.of("-XX:SharedArchiveFile=" + file, "-Xlog:disable")
                : List.of("-XX:AOTCache=" + file, "-Xlog:disable");
    }

    private static String archive() {
        return Runtime.version().feature() < AHEAD_OF_TIME ? "mystics.jsa" : "mystics.aot";
    }

    /** The folder that holds the jar. */
    private Path app() throws IOException {
        try (Stream<Path> files = Files.walk(folder())) {
            return files.filter(file -> file.endsWith(Installation.JAR)).findFirst().map(Path::getParent)
                    .orElseThrow(() -> new IOException("jpackage has made no application in " + folder() + "."));
        }
    }
}
