package mystics.play;

/** A bot failed to answer; no rule is to blame. */
public final class PlayerFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    PlayerFailed(String seat, String prompt, RuntimeException cause) {
        super("The player of " + seat + " failed at '" + prompt + "': " + cause, cause);
    }
}
