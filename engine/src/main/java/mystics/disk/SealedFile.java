package mystics.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A small text file that people may edit, with a checksum in its last line. If the checksum is wrong, the previous version is read
 * instead, provided that version is whole. A file without a checksum was written by hand and is accepted.
 */
public final class SealedFile {
    private static final String CHECK = "# check ";
    private static final String HINT = " (delete this line if you change the file by hand)";

    private SealedFile() {
    }

    /**
     * Writes the lines and keeps the earlier file as the {@linkplain SafeFile#previous backup}.
     *
     * @throws IOException if the file cannot be written; it then stays unchanged
     */
    public static void write(Path file, List<String> lines) throws IOException {
        String text = Stream.concat(lines.stream(), Stream.of(CHECK + CheckSum.of(lines) + HINT)).map(line -> line + "\n").reduce("",
                String::concat);
        SafeFile.writeKeeping(file, text.getBytes(StandardCharsets.UTF_8), before -> whole(before).isPresent());
    }

    /**
     * The lines of a file, or of its backup if only the backup is whole. Invalid bytes are read as question marks.
     *
     * @return the lines without the checksum; empty if there is no file
     * @throws IOException if the file exists but cannot be read
     */
    public static List<String> read(Path file) throws IOException {
        if (Files.notExists(file)) {
            return List.of();
        }
        byte[] bytes = Files.readAllBytes(file);
        Optional<List<String>> lines = whole(bytes).or(() -> previous(file));
        return lines.orElseGet(() -> said(bytes));
    }

    private static Optional<List<String>> previous(Path file) {
        try {
            return whole(Files.readAllBytes(SafeFile.previous(file)));
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /** The lines if they match their checksum, or if they are text without a checksum. */
    private static Optional<List<String>> whole(byte[] bytes) {
        List<String> lines = lines(bytes);
        List<String> said = said(bytes);
        boolean sealed = !lines.isEmpty() && lines.get(lines.size() - 1).equals(CHECK + CheckSum.of(said) + HINT);
        boolean plain = said.size() == lines.size() && !said.isEmpty()
                && said.stream().noneMatch(line -> line.matches(".*[\\p{Cntrl}\uFFFD&&[^\t]].*"));
        return sealed || plain ? Optional.of(said) : Optional.empty();
    }

    private static List<String> said(byte[] bytes) {
        return lines(bytes).stream().filter(line -> !line.startsWith(CHECK)).toList();
    }

    private static List<String> lines(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
}
