package mystics.save;

import java.nio.file.Path;
import java.util.List;

/** A saved game cannot be read or written: which file, what is wrong, and what to do. */
public final class SaveRefused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Path file;
    private final transient List<ModDifference> differences;

    SaveRefused(Path file, String wrong, String remedy) {
        this(file, wrong, remedy, List.of());
    }

    SaveRefused(Path file, String wrong, String remedy, List<ModDifference> differences) {
        super((file.getFileName() == null ? file : file.getFileName()) + ": " + wrong + " " + remedy);
        this.file = file;
        this.differences = List.copyOf(differences);
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** How the loaded mods differ from those of the save; empty when something else is wrong. */
    public List<ModDifference> differences() {
        return differences;
    }
}
