package mystics.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that exists but cannot be listed, or a file in its place. */
public final class UnreadableFolder extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    private final transient Path folder;

    UnreadableFolder(Path folder, IOException cause) {
        super("The folder " + folder + " cannot be read: " + FileErrorText.with(cause), cause);
        this.folder = folder;
    }

    /** The folder, or the file in its place. */
    public Path folder() {
        return folder;
    }

    /** Whether a file is where the folder must be. */
    public boolean isFile() {
        return Files.isRegularFile(folder);
    }
}
