package mystics.play;

/** An answer that fits no open question; nothing was changed. */
public final class WrongAnswer extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Says what is wrong with the answer and what would be right. */
    public WrongAnswer(String message) {
        super(message);
    }
}
