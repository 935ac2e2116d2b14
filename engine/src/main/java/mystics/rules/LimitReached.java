package mystics.rules;

/** A rule of a mod went on for too long, too deep or with too much; no rule can catch it. */
public final class LimitReached extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param what what went too far */
    public LimitReached(String what) {
        super(what);
    }
}
