package mystics.content;

/** A chapter cannot be set up as asked; the message says why and what to do. */
public final class SetupRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Refuses with one clear sentence. */
    public SetupRefused(String message) {
        super(message);
    }
}
