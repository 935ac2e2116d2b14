package mystics.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import mystics.disk.SafeFile;

/**
 * An archive of the classes used at program start, in Java's own memory layout (class data sharing), so that Java need not read and check
 * those classes again. The archive is valid only for the Java that wrote it and for the same jar at the same path. With any other Java or
 * jar, the program starts without the archive.
 */
public final class ClassArchive {
    private static final String REMARK = "#";
    /**
     * The number of a class in a class list. Each class list numbers the classes differently. The archive needs these numbers only for
     * classes of other class loaders, and it contains none of those classes.
     */
    private static final String NUMBER = " id: \\d+";
    private static final String LOADER = " source: ";

    private ClassArchive() {
    }

    /**
     * Runs the program to find the classes used, writes the archive, and checks that a start uses the archive.
     *
     * @param work a working folder, cleared by the caller
     * @param rehearsals makes the command lines that are run one after the other; it is given a folder that they may use. If a command
     *        fails, the archive lacks only the classes that this command would have used
     * @param archive the file to write; an existing file is replaced
     * @return whether Java wrote the archive and can start from it; if not, the file does not exist
     * @throws IOException if Java cannot be started, or files cannot be written
     */
    public static boolean write(Java java, Path jar, Path work, Function<Path, List<List<String>>> rehearsals, Path archive)
            throws IOException {
        Installation.delete(archive);
        // A set, because Java 17.0.15 fails on a lambda that is listed twice.
        Set<String> classes = new LinkedHashSet<>();
        for (List<String> rehearsal : rehearsals.apply(work.resolve("home"))) {
            classes.addAll(used(java, jar, rehearsal, work));
        }
        Path fresh = work.resolve("archive");
        boolean taken = dump(java, jar, classes, work, fresh) && isTaken(java, jar, work, fresh);
        if (taken) {
            SafeFile.move(fresh, archive);
        }
        return taken;
    }

    private static List<String> used(Java java, Path jar, List<String> rehearsal, Path work) throws IOException {
        Path list = work.resolve("used");
        Files.deleteIfExists(list);
        java.run(work, Stream.of(Installation.QUICK,
                List.of("-Djava.awt.headless=true", "-Djava.io.tmpdir=" + work, "-XX:DumpLoadedClassList=" + list, "-jar", jar.toString()),
                rehearsal).flatMap(List::stream).toList());
        if (!Files.exists(list)) return List.of();
        try (Stream<String> lines = Files.lines(list)) {
            return lines.filter(line -> !line.startsWith(REMARK) && !line.contains(LOADER)).map(line -> line.replaceAll(NUMBER, ""))
                    .toList();
        }
    }

    private static boolean dump(Java java, Path jar, Collection<String> classes, Path work, Path archive) throws IOException {
        Path list = work.resolve("classes");
        SafeFile.write(list, String.join("\n", classes) + "\n");
        return java.run(work,
                List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + archive, "-cp", jar.toString()))
                && Files.exists(archive);
    }

    /** Whether a start uses the archive. Java 17 silently leaves out all classes of a jar whose path contains a space. */
    private static boolean isTaken(Java java, Path jar, Path work, Path archive) throws IOException {
        String main = Installation.mainClass(jar).orElseThrow();
        Path loaded = work.resolve("loaded");
        java.run(work, List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:class+load:file=" + loaded.getFileName(), "-jar", jar.toString(),
                "--version"));
        if (!Files.exists(loaded)) return false;
        try (Stream<String> lines = Files.lines(loaded)) {
            return lines.anyMatch(line -> line.contains(" " + main + " source: shared objects file"));
        }
    }
}
