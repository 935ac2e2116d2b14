package mystics.editor.disk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import mystics.disk.SafeFile;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;

/**
 * Copies of a mod as zip archives outside the mod's folder. The program makes one copy every ten minutes while the user works. Of the
 * copies older than two hours, one per hour is kept; of the copies older than two days, one per day.
 *
 * @param folder the folder of this mod's copies, which need not exist
 */
public record Backups(Path folder) {
    private static final Duration APART = Duration.ofMinutes(10);
    private static final Duration ALL = Duration.ofHours(2);
    private static final Duration HOURLY = Duration.ofDays(2);
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss'.zip'");
    private static final int HOUR = 13;
    private static final int DAY = 10;

    /**
     * Copies the mod if the last copy is old enough, and removes surplus older copies.
     *
     * @throws IOException if the mod cannot be copied
     */
    public void keep(Project project, LocalDateTime now) throws IOException {
        List<LocalDateTime> times = times();
        boolean due = times.isEmpty() || !times.get(times.size() - 1).plus(APART).isAfter(now);
        if (!due) return;
        copy(project, now);
        for (LocalDateTime old : tooMany(times, now)) SafeFile.clear(folder.resolve(NAME.format(old)));
    }

    /**
     * Copies the mod, even if the last copy is recent.
     *
     * @throws IOException if the mod cannot be copied
     */
    public void copy(Project project, LocalDateTime now) throws IOException {
        SafeFile.write(folder.resolve(NAME.format(now)), zipped(project));
    }

    /** The times of the copies, the oldest first. */
    public List<LocalDateTime> times() throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.matches("\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.zip"))
                    .map(name -> LocalDateTime.parse(name, NAME)).sorted().toList();
        }
    }

    /** The copy made at a given time. */
    public Path at(LocalDateTime time) {
        return folder.resolve(NAME.format(time));
    }

    private static List<LocalDateTime> tooMany(List<LocalDateTime> times, LocalDateTime now) {
        Set<String> kept = new HashSet<>();
        List<LocalDateTime> tooMany = new ArrayList<>();
        for (LocalDateTime time : times) {
            Duration age = Duration.between(time, now);
            int length = age.compareTo(ALL) <= 0 ? NAME.format(time).length() : age.compareTo(HOURLY) <= 0 ? HOUR : DAY;
            if (!kept.add(NAME.format(time).substring(0, length))) tooMany.add(time);
        }
        return tooMany;
    }

    private static byte[] zipped(Project project) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (FileText file : project.files().values()) {
                zip.putNextEntry(new ZipEntry(file.path()));
                zip.write(file.bytes());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
