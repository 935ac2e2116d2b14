package mystics.save;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import mystics.disk.SafeFile;

/** Thrown when a saved game cannot be read or written. The message names the file, the problem and the remedy. */
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

    /** The refusal of a damaged file. The message mentions the backup, if any. */
    static SaveRefused damaged(Path file, String how) {
        Path previous = SafeFile.previous(file);
        boolean campaign = file.toString().endsWith(Campaigns.ENDING);
        String before = campaign
                ? "How it was one chapter before is kept in " + previous.getFileName() + ". To go on from there give that file the name "
                        + file.getFileName() + "."
                : "How it was one save before is kept in " + previous.getFileName() + "; open that.";
        String otherwise = campaign ? "Begin another campaign." : "Open another save.";
        return new SaveRefused(file, "it is damaged: " + how + ".", Files.exists(previous) ? before : otherwise);
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** The differences between the loaded mods and those of the save; empty when something else is wrong. */
    public List<ModDifference> differences() {
        return differences;
    }
}
