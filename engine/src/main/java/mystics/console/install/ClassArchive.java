package mystics.console.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The classes a program begins with, laid down the way Java has them in memory (class data sharing), so that a start neither reads nor checks them. It is good for
 * the Java that wrote it and for the jar as it was, where it was; anything else starts as if there were none.
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
     * @param rehearsals lines of words the program in the jar is started with, one after the other, given a folder it may use; one that fails loses only what it would have used
     * @param archive    the file to write; the one that was there is gone
     * @return whether Java could write it and takes the program from it; if not, there is no such file
     * @throws IOException if Java cannot be started, or files cannot be written
     */
    public static boolean write(Java java, Path jar, Function<Path, List<List<String>>> rehearsals, Path archive) throws IOException {
        delete(archive);
        Path work = Files.createTempDirectory("mystics-classes");
        try {
            // Java 17.0.15 breaks off over a lambda that is named twice: a set.
            Set<String> classes = new LinkedHashSet<>();
            for (List<String> rehearsal : rehearsals.apply(work.resolve("home"))) {
                classes.addAll(used(java, jar, rehearsal, work));
            }
            if (dump(java, jar, classes, work, archive) && isTaken(java, jar, work, archive)) return true;
            delete(archive);
            return false;
        } finally {
            clear(work);
        }
    }

    private static List<String> used(Java java, Path jar, List<String> rehearsal, Path work) throws IOException {
        Path list = work.resolve("used");
        Files.deleteIfExists(list);
        java.run(work, Stream.concat(Stream.of("-Djava.awt.headless=true", "-XX:DumpLoadedClassList=" + list, "-jar", jar.toString()), rehearsal.stream()).toList());
        if (!Files.exists(list)) return List.of();
        try (Stream<String> lines = Files.lines(list)) {
            return lines.filter(line -> !line.startsWith(REMARK) && !line.contains(LOADER)).map(line -> line.replaceAll(NUMBER, "")).toList();
        }
    }

    private static boolean dump(Java java, Path jar, Collection<String> classes, Path work, Path archive) throws IOException {
        Path list = Files.write(work.resolve("classes"), classes);
        return java.run(work, List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + archive, "-cp", jar.toString())) && Files.exists(archive);
    }

    /** Java 17 writes no class of a jar whose path has a space in it, and does not say so. */
    private static boolean isTaken(Java java, Path jar, Path work, Path archive) throws IOException {
        try (JarFile program = new JarFile(jar.toFile())) {
            String main = program.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            java.run(work, List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:class+load:file=loaded", "-jar", jar.toString(), "--version"));
            try (Stream<String> loaded = Files.lines(work.resolve("loaded"))) {
                return loaded.anyMatch(line -> line.contains(" " + main + " source: shared objects file"));
            }
        }
    }

    private static void clear(Path work) throws IOException {
        try (Stream<Path> files = Files.walk(work)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /** Java writes archives that must not be written to; some systems delete no such file. */
    private static void delete(Path archive) throws IOException {
        if (Files.exists(archive) && archive.toFile().setWritable(true)) {
            Files.delete(archive);
        }
    }
}
