package mystics.home;

/** Thrown when nothing has the name that was asked for. The user mistyped; no mod is at fault and the start has not failed. */
public final class NotFound extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The message names what is missing, and the alternatives or the remedy. */
    public NotFound(String message) {
        super(message);
    }
}
