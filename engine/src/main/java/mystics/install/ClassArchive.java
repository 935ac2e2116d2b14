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
 * them again. The archive is valid only for the Java that wrote it and for the same jar at the same path. With any other Java or jar the
 * program starts without it.
 */
public final class ClassArchive {
    private static final String REMARK = "#";
    /** Number of a class in its list: two lists number otherwise, and only classes of other loaders, which are left out, are told apart by it. */
    private static final String NUMBER = " id: \\d+";
    private static final String LOADER = " source: ";

    private ClassArchive() {
    }

    /**
     * Lets a program rehearse, writes the classes it used, and sees that it begins with them.
     *
     * @param work       a folder to work in, cleared by whoever gives it
     * @param rehearsals lines of words the program in the jar is started with, one after the other, given a folder it may use; one that fails loses only what it would have used
     * @param archive    the file to write; the one that was there is gone
     * @return whether Java could write it and takes the program from it; if not, there is no such file
     * @throws IOException if Java cannot be started, or files cannot be written
     */
    public static boolean write(Java java, Path jar, Path work, Function<Path, List<List<String>>> rehearsals, Path archive) throws IOException {
        Installation.delete(archive);
        // Java 17.0.15 breaks off over a lambda that is named twice: a set.
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
        java.run(work, Stream.of(Installation.QUICK, List.of("-Djava.awt.headless=true", "-Djava.io.tmpdir=" + work, "-XX:DumpLoadedClassList=" + list, "-jar", jar.toString()), rehearsal).flatMap(List::stream).toList());
        if (!Files.exists(list)) return List.of();
        try (Stream<String> lines = Files.lines(list)) {
            return lines.filter(line -> !line.startsWith(REMARK) && !line.contains(LOADER)).map(line -> line.replaceAll(NUMBER, "")).toList();
        }
    }

    private static boolean dump(Java java, Path jar, Collection<String> classes, Path work, Path archive) throws IOException {
        Path list = work.resolve("classes");
        SafeFile.write(list, String.join("\n", classes) + "\n");
        return java.run(work, List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + archive, "-cp", jar.toString())) && Files.exists(archive);
    }

    /** Java 17 writes no class of a jar whose path has a space in it, and does not say so. */
    private static boolean isTaken(Java java, Path jar, Path work, Path archive) throws IOException {
        String main = Installation.mainClass(jar).orElseThrow();
        Path loaded = work.resolve("loaded");
        java.run(work, List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:class+load:file=" + loaded.getFileName(), "-jar", jar.toString(), "--version"));
        if (!Files.exists(loaded)) return false;
        try (Stream<String> lines = Files.lines(loaded)) {
            return lines.anyMatch(line -> line.contains(" " + main + " source: shared objects file"));
        }
    }
}
