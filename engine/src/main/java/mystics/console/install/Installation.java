package mystics.console.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder that holds the program, and what makes it start quickly there.
 *
 * @param folder where it is
 */
public record Installation(Path folder) {
    /** The file the program comes in. */
    public static final String JAR = "mystics.jar";
    /** Stopping at the quick compiler: the thorough one takes a good part of a start, and is ahead only after some fifty thousand games. */
    private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

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

    /** Puts the program there: made beside the one of before and put in its place whole. */
    public void take(Path program) throws IOException {
        if (!Files.exists(jar()) || !Files.isSameFile(program, jar())) {
            Path whole = Files.copy(program, folder.resolve(JAR + ".new"), StandardCopyOption.REPLACE_EXISTING);
            Files.move(whole, jar(), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Writes what it is started by, with a Java. */
    public void write(Starter kind, Java java) throws IOException {
        Path starter = Files.writeString(starter(kind), kind.text(java.launcher(), options(), jar()));
        if (!starter.toFile().setExecutable(true, false)) {
            throw new IOException("'" + starter + "' cannot be made a program. Choose another place.");
        }
    }
}
