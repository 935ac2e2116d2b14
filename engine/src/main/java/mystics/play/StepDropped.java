package mystics.play;

import java.util.List;

/**
 * Thrown when a rule that the game can do without has failed. The run of the current step is dropped, and the step begins again without the
 * mod of that rule.
 */
final class StepDropped extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient RuleFailed failure;
    private final transient State from;
    private final transient List<RecordedAnswer> given;

    /**
     * @param from the state when the step began
     * @param given the answers given in the step
     */
    StepDropped(RuleFailed failure, State from, List<RecordedAnswer> given) {
        super(failure);
        this.failure = failure;
        this.from = from;
        this.given = given;
    }

    RuleFailed failure() {
        return failure;
    }

    State from() {
        return from;
    }

    List<RecordedAnswer> given() {
        return given;
    }
}
