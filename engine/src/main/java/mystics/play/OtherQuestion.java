package mystics.play;

/** Thrown when a recorded answer belongs to a question other than the current one, because the rules have changed since. */
public final class OtherQuestion extends RuntimeException {
    private static final long serialVersionUID = 1;

    OtherQuestion(RecordedAnswer recorded, String seat, String prompt) {
        super("Recorded was an answer of " + recorded.seat() + " to '" + recorded.prompt() + "', but now " + seat + " is asked '" + prompt
                + "'");
    }
}
