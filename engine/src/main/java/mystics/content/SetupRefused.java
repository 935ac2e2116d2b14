package mystics.content;

/** Thrown when a chapter cannot be set up as requested. The message gives the reason and the remedy. */
public final class SetupRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Refuses with one clear sentence. */
    public SetupRefused(String message) {
        super(message);
    }
}
