package mystics.home;

/** Thrown when nothing has the name that was asked for. The user mistyped; no mod is at fault and the start has not failed. */
public final class NotThere extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Says what is not there, and what is or what to do. */
    public NotThere(String message) {
        super(message);
    }
}
