package mystics.save;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Predicate;
import mystics.choice.Sentence;
import mystics.disk.FileErrorText;
import mystics.disk.SafeFile;

/** Reads and writes the files of games and campaigns, and explains a failure in one sentence. */
final class TextFile {
    /** The greatest size of a game or campaign in bytes. A game with five thousand undone moves is a third of this size. */
    static final int LARGEST = 4 << 20;
    /** The greatest size in bytes of a report, which also holds pictures. */
    private static final int LARGEST_REPORT = 16 << 20;

    private TextFile() {
    }

    /**
     * Writes a text, and keeps the previous version as a backup if that version is sound.
     *
     * @throws SaveRefused when the file cannot be written, or would be too large to be read again; the file then stays unchanged
     */
    static void write(Path file, String text, Predicate<String> good) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > LARGEST || Json.isTooMuch(text)) {
            throw new SaveRefused(file, "it has grown larger than what can be read again.",
                    "Nothing was changed: the file is as it was saved before.");
        }
        writing(file, () -> SafeFile.writeKeeping(file, bytes, before -> good.test(new String(before, StandardCharsets.UTF_8))));
    }

    /** An operation that writes a file. */
    interface Writing {
        void go() throws IOException;
    }

    /** Runs an operation and converts its failure to a refusal. */
    static void writing(Path file, Writing writing) {
        try {
            writing.go();
        } catch (IOException failure) {
            throw new SaveRefused(file, Sentence.of("it cannot be written ({why}).", "why", FileErrorText.with(failure)),
                    Sentence.of("Nothing was changed; choose another place or make room there."));
        }
    }

    private static boolean isReport(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Report.is(in.readNBytes(Report.BEGINNING));
        }
    }

    static String read(Path file) {
        try {
            int largest = isReport(file) ? LARGEST_REPORT : LARGEST;
            if (Files.size(file) > largest) {
                throw new SaveRefused(file,
                        Sentence.of("it is larger than {n} megabytes, which no game of Mystics is.", "n", largest >> 20),
                        Sentence.of("Choose another file."));
            }
            byte[] bytes = Files.readAllBytes(file);
            return Report.is(bytes) ? Report.game(file, bytes, LARGEST)
                    : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (NoSuchFileException missing) {
            throw new SaveRefused(file, "there is no such file.", "Look for it elsewhere, or choose another.");
        } catch (CharacterCodingException binary) {
            throw Files.exists(SafeFile.previous(file)) ? SaveRefused.damaged(file, "it is no text")
                    : new SaveRefused(file, "it is not a game of Mystics.", "Choose a file that Mystics has written.");
        } catch (IOException failure) {
            throw new SaveRefused(file, Sentence.of("it cannot be read ({why}).", "why", FileErrorText.with(failure)),
                    Sentence.of("See that it is a file and that you may read it."));
        }
    }
}
