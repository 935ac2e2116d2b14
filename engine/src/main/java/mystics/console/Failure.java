package mystics.console;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Failures in one clear message. */
final class Failure {
    private Failure() {
    }

    /** What went wrong, for people. */
    static String words(Throwable failure) {
        if (failure instanceof NoSuchFileException missing) {
            return "There is no file '" + missing.getFile() + "'.";
        }
        if (failure instanceof AccessDeniedException closed) {
            return "'" + closed.getFile() + "' may not be read or written.";
        }
        if (failure instanceof NotDirectoryException other) {
            return "'" + other.getFile() + "' is no folder.";
        }
        String message = failure.getMessage();
        boolean ours = failure.getClass().getName().startsWith("mystics.") || failure instanceof IllegalArgumentException || failure instanceof java.io.IOException
                || failure instanceof java.io.UncheckedIOException;
        return ours && message != null ? message : "Something went wrong: " + failure + ". (--stacktrace shows where.)";
    }
}
