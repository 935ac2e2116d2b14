package mystics.mod.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import mystics.disk.OwnSeal;
import mystics.disk.SafeFile;
import mystics.mod.script.ClassForm;

/**
 * Keeps the prepared data of mods in memory. If the user has a cache folder, the data of each mod are also kept there, in a file named
 * after the mod's folder or archive. The files in the cache folder may be deleted at any time.
 */
public final class PreparedStore {
    static final String ENDING = ".classes";
    private static final String REFUSED = ".refused";

    private final Optional<Path> folder;
    private final Map<String, Prepared> known = new ConcurrentHashMap<>();
    private final Map<String, Optional<KeptFindings>> refused = new ConcurrentHashMap<>();

    public PreparedStore(Optional<Path> folder) {
        this.folder = folder;
    }

    /** The data kept for a mod; nothing if the file is missing, damaged or not sealed by this program. */
    public Prepared read(String name) {
        return known.computeIfAbsent(name,
                each -> find(each + ENDING).flatMap(file -> Prepared.read(file, ClassForm.COMPILED)).orElse(Prepared.NOTHING));
    }

    /** The findings with which a mod was last refused. */
    public Optional<KeptFindings> refusal(String name) {
        return refused.computeIfAbsent(name, each -> find(each + REFUSED).flatMap(KeptFindings::read));
    }

    private Optional<byte[]> find(String file) {
        return folder.map(path -> path.resolve(file)).filter(Files::isRegularFile).flatMap(this::open);
    }

    private Optional<byte[]> open(Path file) {
        try {
            return OwnSeal.of(folder.orElseThrow()).open(Files.readAllBytes(file));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Stores the data of a mod. If nothing can be written to the folder, the next start is slower, and nothing worse happens. */
    public void write(String name, Prepared prepared) {
        known.put(name, prepared);
        keep(name + ENDING, prepared.bytes(ClassForm.COMPILED));
    }

    /** Stores the findings of a refused mod. */
    public void refuse(String name, KeptFindings refusal) {
        refused.put(name, Optional.of(refusal));
        keep(name + REFUSED, refusal.bytes());
    }

    private void keep(String file, byte[] bytes) {
        if (folder.isEmpty()) return;
        try {
            SafeFile.write(folder.get().resolve(file), OwnSeal.of(folder.get()).seal(bytes));
        } catch (IOException notKept) {
            // The mod works without the file, which will be prepared again next time.
        }
    }
}
