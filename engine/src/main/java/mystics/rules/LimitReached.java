package mystics.rules;

/** Thrown when a rule of a mod takes too many steps, nests too deeply or uses too much memory. No rule can catch this exception. */
public final class LimitReached extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param what a description of the limit */
    public LimitReached(String what) {
        super(what);
    }
}
