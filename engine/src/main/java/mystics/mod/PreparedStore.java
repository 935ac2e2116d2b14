package mystics.mod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import mystics.disk.SafeFile;
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

    /** A folder that cannot be written to only costs time at the next start. */
    void write(String name, Prepared prepared) {
        known.put(name, prepared);
        if (folder.isEmpty()) return;
        try {
            SafeFile.write(folder.get().resolve(name + ENDING), prepared.bytes(ClassForm.COMPILED));
        } catch (IOException notKept) {
            // The mod works without; it will be worked out again next time.
        }
    }
}
