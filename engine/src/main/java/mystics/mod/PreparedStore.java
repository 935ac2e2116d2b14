package mystics.mod;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import mystics.mod.script.ClassForm;

/**
 * Keeps what was worked out of mods, by the names of their folders or archives: in memory, and if there is a folder of the user for it also
 * there, one file for each. Those files may be deleted at any time.
 */
final class PreparedStore {
    static final String ENDING = ".classes";

    private final Optional<Path> folder;
    private final Map<String, Prepared> known = new ConcurrentHashMap<>();

    PreparedStore(Optional<Path> folder) {
        this.folder = folder;
    }

    /** What was kept of a mod; nothing if there is no file or it is damaged. */
    Prepared read(String name) {
        return known.computeIfAbsent(name, this::find);
    }

    private Prepared find(String name) {
        return folder.map(path -> path.resolve(name + ENDING)).filter(Files::isRegularFile).flatMap(PreparedStore::read).orElse(Prepared.NOTHING);
    }

    private static Optional<Prepared> read(Path file) {
        try {
            return Prepared.read(Files.readAllBytes(file), ClassForm.COMPILED);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Writes beside and renames, so that nobody ever reads half a file. A folder that cannot be written to only costs time at the next start. */
    void write(String name, Prepared prepared) {
        known.put(name, prepared);
        if (folder.isEmpty()) return;
        try {
            Files.createDirectories(folder.get());
            Path fresh = Files.createTempFile(folder.get(), name, ".fresh");
            try {
                Files.write(fresh, prepared.bytes(ClassForm.COMPILED));
                move(fresh, folder.get().resolve(name + ENDING));
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException notKept) {
            // The mod works without; it will be worked out again next time.
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
