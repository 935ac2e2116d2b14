package mystics.save;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import mystics.choice.Sentence;
import mystics.disk.SafeFile;

/** A bug report: one archive with the saved game and other evidence. The archive can be opened like a saved game. */
final class Report {
    private static final String GAME = "game" + Saves.ENDING;
    private static final byte[] MAGIC = {'P', 'K', 3, 4};
    /** The number of bytes needed to recognise an archive. */
    static final int BEGINNING = MAGIC.length + 1;

    private Report() {
    }

    /** Writes a report; the other files are given by name. */
    static void write(Path file, String game, Map<String, byte[]> others) {
        Map<String, byte[]> all = new LinkedHashMap<>();
        all.put(GAME, game.getBytes(StandardCharsets.UTF_8));
        all.putAll(others);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : all.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException("no archive can be made in memory", impossible);
        }
        TextFile.writing(file, () -> SafeFile.write(file, bytes.toByteArray()));
    }

    /** Whether these bytes are the beginning of an archive. */
    static boolean is(byte[] bytes) {
        return bytes.length > MAGIC.length && bytes[0] == MAGIC[0] && bytes[1] == MAGIC[1] && bytes[2] == MAGIC[2] && bytes[3] == MAGIC[3];
    }

    /**
     * The text of the saved game in a report.
     *
     * @param largest the greatest number of bytes that the text may have
     * @throws SaveRefused when the report contains no saved game
     */
    static String game(Path file, byte[] bytes, int largest) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().equals(GAME)) {
                    byte[] game = zip.readNBytes(largest + 1);
                    if (game.length > largest) {
                        throw new SaveRefused(file,
                                Sentence.of("the game in it is larger than {n} megabytes, which no game of Mystics is.", "n",
                                        largest >> 20),
                                Sentence.of("Choose another file."));
                    }
                    return new String(game, StandardCharsets.UTF_8);
                }
            }
        }
        throw new SaveRefused(file, Sentence.of("it is an archive without a game of Mystics."),
                Sentence.of("Choose a report or a file that ends in {ending}.", "ending", Saves.ENDING));
    }
}
