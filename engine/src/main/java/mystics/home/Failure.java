package mystics.home;

import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import mystics.choice.Sentence;
import mystics.choice.Worded;
import mystics.disk.UnreadableFolder;

/** Turns an exception into one clear message. */
public final class Failure {
    private Failure() {
    }

    /** The failure in plain words. */
    public static Sentence words(Throwable failure) {
        if (failure instanceof Worded said) {
            return said.words();
        }
        if (failure instanceof UnreadableFolder closed) {
            return Sentence.of(closed.isFile()
                    ? "'{folder}' is a file where a folder must be. Move the file away, or choose another folder with --home."
                    : "The folder '{folder}' cannot be read. Make it readable for you, or choose another folder with --home.", "folder",
                    closed.folder());
        }
        if (failure instanceof NoSuchFileException missing) {
            return Sentence.of("There is no '{file}', and it cannot be made there. Choose another place.", "file", missing.getFile());
        }
        if (failure instanceof AccessDeniedException closed) {
            return Sentence.of("'{file}' may not be read or written. Choose another place.", "file", closed.getFile());
        }
        if (failure instanceof NotDirectoryException || failure instanceof FileAlreadyExistsException) {
            return Sentence.of("'{file}' is a file, and a folder is to be there. Choose another place.", "file",
                    ((FileSystemException) failure).getFile());
        }
        if (failure instanceof FileSystemException other && other.getFile() != null) {
            return Sentence.of(other.getReason() == null ? "'{file}' cannot be read or written. Choose another place."
                    : "'{file}' cannot be read or written ({why}). Choose another place.", "file", other.getFile(), "why",
                    other.getReason());
        }
        if (failure instanceof ClosedByInterruptException) {
            return Sentence.of("Broken off.");
        }
        String message = failure.getMessage();
        boolean ours = failure.getClass().getName().startsWith("mystics.") || failure instanceof IllegalArgumentException
                || failure instanceof java.io.IOException
                || failure instanceof java.io.UncheckedIOException;
        return ours && message != null ? Sentence.of("{message}", "message", message.strip())
                : Sentence.of("Something went wrong: {failure}. (--stacktrace shows where.)", "failure", failure);
    }
}
