package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;

/** The user's language, kept as a two-letter code in a file of its own. */
public final class ReadingLanguage {
    /** English, the language of all texts in the engine. */
    public static final String WRITTEN = "en";
    /** The pattern of a language code. */
    public static final String LETTERS = "[a-z]{2}";

    private ReadingLanguage() {
    }

    /** The language stored in a file; English if the file is missing or invalid. */
    public static String in(Path file) {
        try {
            return SealedFile.read(file).stream().map(String::strip).filter(line -> line.matches(LETTERS)).findFirst().orElse(WRITTEN);
        } catch (IOException unreadable) {
            return WRITTEN;
        }
    }

    /**
     * Stores a language.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public static void keep(Path file, String language) {
        try {
            SealedFile.write(file, List.of(language));
        } catch (IOException e) {
            throw new UncheckedIOException("The language cannot be kept in " + file + ": " + FileErrorText.with(e), e);
        }
    }
}
