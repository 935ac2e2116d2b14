package mystics.home.mods;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.disk.SealedFile;

/**
 * Counts failed starts, so that a mod that breaks the program cannot lock the user out. A start has failed if it never reached a first
 * question. The file also records which mods were loaded at the starts that last led to safe mode. If the file cannot be written, starts
 * are not counted.
 *
 * @param file the number of failed starts, and the mods that were loaded in these starts
 */
public record FailedStarts(Path file) {
    private static final int TOO_MANY = 2;
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    /** A switch to safe mode after two failed starts: its time, and the file names of the mods loaded at both starts. */
    record SafeMode(String when, List<String> mods) {
    }

    /** Whether the last two starts failed. */
    public boolean failedTwice() {
        return failed() >= TOO_MANY;
    }

    private int failed() {
        String count = lines(file).stream().findFirst().orElse("0").strip();
        return count.matches("[0-9]") ? Integer.parseInt(count) : 0;
    }

    /** Records that a start has begun with some mods. The start counts as failed until {@link #wentWell()} is called. */
    public void begin(List<String> mods) {
        List<String> before = lines(file);
        List<String> common = failed() == 0 ? mods : mods.stream().filter(before.subList(1, before.size())::contains).toList();
        write(file, Stream.concat(Stream.of(String.valueOf(Math.min(TOO_MANY, failed() + 1))), common.stream()).toList());
    }

    /** Records that the start succeeded, or failed for a reason other than mods. */
    public void wentWell() {
        write(file, List.of("0"));
    }

    /** Records that the program enters safe mode: the mods of the failed starts are kept, and the count starts again from zero. */
    public void goSafely() {
        List<String> lines = new ArrayList<>(lines(file));
        lines.set(0, WHEN.format(LocalDateTime.now()));
        write(safe(), lines);
        wentWell();
    }

    /** The latest switch to safe mode, if there was one. */
    Optional<SafeMode> safeMode() {
        List<String> lines = lines(safe());
        return lines.isEmpty() ? Optional.empty() : Optional.of(new SafeMode(lines.get(0), lines.subList(1, lines.size())));
    }

    private Path safe() {
        return file.resolveSibling("safe-mode");
    }

    private static List<String> lines(Path file) {
        try {
            return SealedFile.read(file);
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private static void write(Path file, List<String> lines) {
        try {
            SealedFile.write(file, lines);
        } catch (IOException unable) {
            // Without the file, starts are not counted. The player hears of the problem when the game cannot be saved.
        }
    }
}
