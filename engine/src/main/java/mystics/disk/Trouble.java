package mystics.disk;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NotDirectoryException;

/** What keeps a file from being written or read, in words that need no manual. */
public final class Trouble {
    private Trouble() {
    }

    /** The words for a failure: part of a sentence, without a full stop. */
    public static String with(IOException failure) {
        if (failure instanceof AccessDeniedException closed) {
            return "'" + closed.getFile() + "' may not be written or read by you";
        }
        if (failure instanceof NotDirectoryException || failure instanceof FileAlreadyExistsException) {
            return "'" + ((FileSystemException) failure).getFile() + "' is a file where a folder must be";
        }
        String reason = failure instanceof FileSystemException system && system.getReason() != null ? system.getReason() : String.valueOf(failure.getMessage());
        return switch (reason) {
            case "No space left on device" -> "the disk is full";
            case "Read-only file system" -> "the disk is read-only";
            case "File too large" -> "the file would become larger than the system allows";
            case "Disk quota exceeded" -> "your share of the disk is used up";
            default -> reason;
        };
    }
}
