package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;

/** The hints that a person has read, by id; they are kept in a separate file. */
public record HintsRead(Set<String> ids) {
    /** The id that stands for all hints. */
    public static final String EVERY = "all";
    /** No hint has been read. */
    public static final HintsRead NONE = new HintsRead(Set.of());
    /** No hint is wanted. */
    public static final HintsRead ALL = new HintsRead(Set.of(EVERY));

    public HintsRead {
        ids = Set.copyOf(ids);
    }

    /** The hints that have been read, according to a file; none if the file is missing or cannot be read. */
    public static HintsRead in(Path file) {
        try {
            return new HintsRead(SealedFile.read(file).stream().map(String::strip).filter(line -> !line.isEmpty())
                    .collect(Collectors.toSet()));
        } catch (IOException unreadable) {
            return NONE;
        }
    }

    /**
     * Stores the hints that have been read.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public void keep(Path file) {
        try {
            SealedFile.write(file, List.copyOf(new TreeSet<>(ids)));
        } catch (IOException e) {
            throw new UncheckedIOException("The hints read cannot be kept in " + file + ": " + FileErrorText.with(e), e);
        }
    }

    /** Whether hints are switched off. */
    public boolean isAll() {
        return ids.contains(EVERY);
    }

    /** Whether a hint has been read, or all hints are switched off. */
    public boolean has(String id) {
        return isAll() || ids.contains(id);
    }

    /** These hints with one more. */
    public HintsRead and(String id) {
        Set<String> more = new TreeSet<>(ids);
        more.add(id);
        return new HintsRead(more);
    }
}
