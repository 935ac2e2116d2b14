package mystics.home;

/** Something that was asked for by its name is not there: no fault of a mod, and no failed start. */
public final class NotThere extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Says what is not there, and what is or what to do. */
    public NotThere(String message) {
        super(message);
    }
}
