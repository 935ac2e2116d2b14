package mystics.save;

/** What a file says cannot be; the message says what, for the one who reads the file to pass on. */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }
}
