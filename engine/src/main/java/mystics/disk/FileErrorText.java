package mystics.disk;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Explains in plain words why a file cannot be read or written. */
public final class FileErrorText {
    private static final String NO_FOLDER = "Not a directory";

    private FileErrorText() {
    }

    /** The words for a failure: part of a sentence, without a full stop. */
    public static String with(IOException failure) {
        if (failure instanceof AccessDeniedException closed) {
            return "'" + closed.getFile() + "' may not be written or read by you";
        }
        if (failure instanceof NoSuchFileException missing) {
            return "there is no '" + missing.getFile() + "', and it cannot be made there";
        }
        if (failure instanceof FileSystemException path && NO_FOLDER.equals(path.getReason())) {
            return "'" + path.getFile() + "' lies behind a file where a folder must be";
        }
        if (failure instanceof NotDirectoryException || failure instanceof FileAlreadyExistsException) {
            return "'" + ((FileSystemException) failure).getFile() + "' is a file where a folder must be";
        }
        String reason = failure instanceof FileSystemException system && system.getReason() != null ? system.getReason()
                : String.valueOf(failure.getMessage());
        return switch (reason) {
            case "No space left on device" -> "the disk is full";
            case "Read-only file system" -> "the disk is read-only";
            case "File too large" -> "the file would become larger than the system allows";
            case "Disk quota exceeded" -> "your share of the disk is used up";
            default -> reason;
        };
    }
}
