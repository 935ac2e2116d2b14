package mystics.mod;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Keeps what was compiled in a folder of the user, one file for each mod. It may be deleted at any time. */
final class CompiledStore {
    static final String ENDING = ".classes";

    private final Path folder;

    CompiledStore(Path folder) {
        this.folder = folder;
    }

    /** What was kept of a mod; nothing if there is no file or it is damaged. */
    Compiled read(String mod) {
        try {
            Path file = file(mod);
            return Files.isRegularFile(file) ? Compiled.read(Files.readAllBytes(file)).orElse(Compiled.NOTHING) : Compiled.NOTHING;
        } catch (IOException unreadable) {
            return Compiled.NOTHING;
        }
    }

    /** Writes beside and renames, so that nobody ever reads half a file. A folder that cannot be written to only costs time at the next start. */
    void write(Compiled compiled) {
        try {
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, compiled.mod(), ".fresh");
            try {
                Files.write(fresh, compiled.bytes());
                move(fresh, file(compiled.mod()));
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException notKept) {
            // The mod works without; it will be compiled again next time.
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private Path file(String mod) {
        return folder.resolve(mod + ENDING);
    }
}
