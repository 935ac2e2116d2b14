package mystics.home;

import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Turns an exception into one clear message. */
public final class Failure {
    private Failure() {
    }

    /** The failure in plain words. */
    public static String words(Throwable failure) {
        if (failure instanceof NoSuchFileException missing) {
            return "There is no '" + missing.getFile() + "', and it cannot be made there. Choose another place.";
        }
        if (failure instanceof AccessDeniedException closed) {
            return "'" + closed.getFile() + "' may not be read or written. Choose another place.";
        }
        if (failure instanceof NotDirectoryException || failure instanceof FileAlreadyExistsException) {
            return "'" + ((FileSystemException) failure).getFile() + "' is a file, and a folder is to be there. Choose another place.";
        }
        if (failure instanceof FileSystemException other && other.getFile() != null) {
            return "'" + other.getFile() + "' cannot be read or written" + (other.getReason() == null ? "" : " (" + other.getReason() + ")")
                    + ". Choose another place.";
        }
        if (failure instanceof ClosedByInterruptException) {
            return "Broken off.";
        }
        String message = failure.getMessage();
        boolean ours = failure.getClass().getName().startsWith("mystics.") || failure instanceof IllegalArgumentException
                || failure instanceof java.io.IOException
                || failure instanceof java.io.UncheckedIOException;
        return ours && message != null ? message.strip() : "Something went wrong: " + failure + ". (--stacktrace shows where.)";
    }
}
