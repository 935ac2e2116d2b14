package mystics.install;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import mystics.disk.SafeFile;

/**
 * A folder that holds the installed program and the files that make it start quickly.
 *
 * @param folder the folder
 */
public record Installation(Path folder) {
    /** The file the program comes in. */
    public static final String JAR = "mystics.jar";
    /**
     * Stopping at the quick compiler: the thorough one takes a good part of a start, and is ahead only after some fifty thousand games. No figures for onlookers: they
     * lie in the folder for passing files, and Java complains where there is no room.
     */
    static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData");

    /**
     * The class that a jar begins with; empty where it begins nothing by itself.
     *
     * @throws IOException if it cannot be read
     */
    public static Optional<String> mainClass(Path jar) throws IOException {
        try (JarFile opened = new JarFile(jar.toFile())) {
            return Optional.ofNullable(opened.getManifest()).map(manifest -> manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS));
        }
    }

    /** The program. */
    public Path jar() {
        return folder.resolve(JAR);
    }

    /** The classes of a start, where Java could write them. */
    public Path archive() {
        return folder.resolve("mystics.jsa");
    }

    /** What it is started by. */
    public Path starter(Starter kind) {
        return folder.resolve(kind.file());
    }

    /** What Java is told beside where the program is. */
    public List<String> options() {
        return Files.exists(archive()) ? Stream.concat(QUICK.stream(), Stream.of("-XX:SharedArchiveFile=" + archive(), "-Xlog:disable")).toList() : QUICK;
    }

    /**
     * Whether the folder is free for the program: nothing lies in it, or nothing but what an installation lays there.
     *
     * @throws IOException if it cannot be looked into
     */
    public boolean isFree(Starter kind) throws IOException {
        Path starter = starter(kind);
        if (Files.exists(starter)) return Files.isRegularFile(starter) && Files.readString(starter, StandardCharsets.ISO_8859_1).contains(Starter.REMARK);
        Set<Path> own = Set.of(jar(), archive(), folder.resolve(Scaffold.NAME));
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(own::contains);
        }
    }

    /**
     * Puts the program there: made beside the one of before and put in its place whole.
     *
     * @throws IOException if there is no room, or the one of before cannot be replaced because it runs
     */
    public void take(Path program, Scaffold scaffold) throws IOException {
        if (Files.exists(jar()) && Files.isSameFile(program, jar())) return;
        Path whole = scaffold.file(JAR);
        try {
            SafeFile.copy(program, whole);
        } catch (FileSystemException failed) {
            throw new FileSystemException(jar().toString(), null, failed.getReason());
        }
        try {
            SafeFile.move(whole, jar());
        } catch (FileSystemException held) {
            throw new IOException("'" + jar() + "' cannot be replaced. If Mystics runs from there, leave it first.", held);
        }
    }

    /**
     * Writes what it is started by, with a Java.
     *
     * @throws IOException if it cannot be written there, or not as a program
     */
    public void write(Starter kind, Java java, Scaffold scaffold) throws IOException {
        Path whole = scaffold.file(kind.file());
        SafeFile.write(whole, kind.text(java.launcher(), options(), jar()));
        if (!whole.toFile().setExecutable(true, false)) {
            throw new IOException("'" + starter(kind) + "' cannot be made a program. Choose another place.");
        }
        SafeFile.move(whole, starter(kind));
    }

    /** Takes the program away again. */
    public void clear() throws IOException {
        delete(archive());
        delete(jar());
    }

    /** Java writes archives that must not be written to; some systems delete no such file. */
    static void delete(Path file) throws IOException {
        if (Files.exists(file) && file.toFile().setWritable(true)) {
            Files.delete(file);
        }
    }
}
