package mystics.editor.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;

/** The names of recent players, one on each line. The names have a file of their own, because a report includes the settings. */
public final class NamesFile {
    private static final int MOST = 8;
    private final Path file;

    /** The list of names, in a file that need not exist yet. */
    public NamesFile(Path file) {
        this.file = file;
    }

    /** The names, most recent first; empty if they cannot be read. */
    public List<String> read() {
        try {
            return SealedFile.read(file).stream().map(String::strip).filter(name -> !name.isEmpty()).limit(MOST).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /**
     * Adds the names of players.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public void met(Collection<String> names) {
        try {
            SealedFile.write(file, Stream.concat(names.stream().map(String::strip).filter(name -> !name.isEmpty()), read().stream())
                    .distinct().limit(MOST).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("The names cannot be written to " + file + ": " + FileErrorText.with(e), e);
        }
    }
}
