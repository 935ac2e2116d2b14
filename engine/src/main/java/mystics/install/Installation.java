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
    /** The file name of the program. */
    public static final String JAR = "mystics.jar";
    /**
     * Options for a quick start. Java's second compiler takes much of the start-up time and pays off only after some fifty thousand games.
     * The size of the code cache is given, because Java would otherwise reserve too little room for compiled code, and long games would
     * become slow. Performance data for monitoring tools is switched off: Java would keep these data in the temporary folder, and complain
     * when the folder is full.
     */
    static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=240m", "-XX:+UseSerialGC",
            "-XX:-UsePerfData");

    /**
     * The main class of a jar; empty if it has none.
     *
     * @throws IOException if the jar cannot be read
     */
    public static Optional<String> mainClass(Path jar) throws IOException {
        try (JarFile opened = new JarFile(jar.toFile())) {
            return Optional.ofNullable(opened.getManifest())
                    .map(manifest -> manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS));
        }
    }

    /** The program. */
    public Path jar() {
        return folder.resolve(JAR);
    }

    /** The class archive, which exists only if Java could write it. */
    public Path archive() {
        return folder.resolve("mystics.jsa");
    }

    /** The starter script. */
    public Path starter(Starter kind) {
        return folder.resolve(kind.file());
    }

    /** Java options besides the path of the program. */
    public List<String> options() {
        return Files.exists(archive())
                ? Stream.concat(QUICK.stream(), Stream.of("-XX:SharedArchiveFile=" + archive(), "-Xlog:disable")).toList() : QUICK;
    }

    /**
     * Whether the program can be installed in the folder, because the folder is empty or holds nothing except an earlier installation.
     *
     * @throws IOException if the folder cannot be read
     */
    public boolean isFree(Starter kind) throws IOException {
        Path starter = starter(kind);
        if (Files.exists(starter)) {
            return Files.isRegularFile(starter) && Files.readString(starter, StandardCharsets.ISO_8859_1).contains(Starter.REMARK);
        }
        Set<Path> own = Set.of(jar(), archive(), folder.resolve(Scaffold.NAME));
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(own::contains);
        }
    }

    /**
     * Installs the program. The new installation is built beside an earlier one and then replaces the earlier one as a whole.
     *
     * @throws IOException if there is no room, or the earlier program cannot be replaced because it is running
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
     * Writes the starter script for a Java.
     *
     * @throws IOException if the file cannot be written or made executable
     */
    public void write(Starter kind, Java java, Scaffold scaffold) throws IOException {
        Path whole = scaffold.file(kind.file());
        SafeFile.write(whole, kind.text(java.launcher(), options(), jar()));
        if (!whole.toFile().setExecutable(true, false)) {
            throw new IOException("'" + starter(kind) + "' cannot be made a program. Choose another place.");
        }
        SafeFile.move(whole, starter(kind));
    }

    /** Removes the program. */
    public void clear() throws IOException {
        delete(archive());
        delete(jar());
    }

    /** Deletes a file. Java writes archives as read-only files, which some systems refuse to delete. */
    static void delete(Path file) throws IOException {
        if (Files.exists(file) && file.toFile().setWritable(true)) {
            Files.delete(file);
        }
    }
}
