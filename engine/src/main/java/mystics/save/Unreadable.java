package mystics.save;

/**
 * Thrown when the content of a file is impossible. The message states the problem; the code that reads the file adds
 * the file's name.
 */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }
}
