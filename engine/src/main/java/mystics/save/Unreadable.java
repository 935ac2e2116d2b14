package mystics.save;

/**
 * Thrown when a file can be opened but its content cannot be a game or a campaign. The message states the problem; the code that reads the
 * file adds the file's name.
 */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }
}
