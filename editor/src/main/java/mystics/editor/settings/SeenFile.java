package mystics.editor.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;

/** The entries of the book that players have met in any game of their folder. Each line holds the folder and the id of an entry. */
public final class SeenFile {
    private final Path file;

    /** The list of things met, in a file that need not exist yet. */
    public SeenFile(Path file) {
        this.file = file;
    }

    /** The entries met so far; empty if the file cannot be read. */
    public Set<String> read() {
        try {
            return SealedFile.read(file).stream().map(String::strip).filter(thing -> thing.contains("/"))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException unreadable) {
            return Set.of();
        }
    }

    /**
     * Adds the things met in a game.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public void met(Collection<String> things) {
        Set<String> before = read();
        Set<String> all = new TreeSet<>(before);
        if (!all.addAll(things)) {
            return;
        }
        try {
            SealedFile.write(file, all.stream().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("What has been seen cannot be written to " + file + ": " + FileErrorText.with(e), e);
        }
    }
}
