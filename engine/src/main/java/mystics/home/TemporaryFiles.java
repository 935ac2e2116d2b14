package mystics.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.disk.SafeFile;

/** Removes the temporary files that a killed program left in a user's folders. */
public final class TemporaryFiles {
    /** A file younger than this age may still be in use by a program. */
    private static final Duration WRITING = Duration.ofMinutes(1);
    /** The names of temporary files in earlier versions. */
    private static final Pattern EARLIER = Pattern.compile(".+\\d\\.(part|part\\.before|fresh)");

    private TemporaryFiles() {
    }

    /** Deletes leftover temporary files from the folders of a user. Files that cannot be deleted stay; they do no harm. */
    public static void clear(HomeFolder home) {
        Path settings = home.modList().getParent();
        Stream.of(home.path(), home.saves(), home.reports(), home.campaigns(), settings, home.cache())
                .forEach(folder -> clear(folder, TemporaryFiles::isOurs));
    }

    /** Deletes leftover temporary files from a folder that may hold other files too. */
    public static void clear(Path folder) {
        clear(folder, SafeFile::isLeftover);
    }

    private static boolean isOurs(Path file) {
        return SafeFile.isLeftover(file) || EARLIER.matcher(file.getFileName().toString()).matches();
    }

    private static void clear(Path folder, Predicate<Path> leftover) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> old = files.filter(leftover).toList();
            for (Path file : old) {
                clearIfOld(file);
            }
        } catch (IOException unable) {
            // The program reports an unreadable folder when it wants to save something in that folder.
        }
    }

    /** The absolute age is compared, because a wrong clock may date a file in the future. */
    private static void clearIfOld(Path file) throws IOException {
        FileTime written = Files.getLastModifiedTime(file);
        if (Duration.between(written.toInstant(), Instant.now()).abs().compareTo(WRITING) > 0) {
            SafeFile.clear(file);
        }
    }
}
