package mystics.terminal;

import mystics.choice.Answer;

/** The meaning of a typed line. */
sealed interface Heard {
    /** An answer to the question. */
    record Answered(Answer answer) implements Heard {
    }

    /** Something else that is wanted. */
    record Ordered(TypedOrder order, String rest) implements Heard {
    }

    /** Nothing that could be understood, and what may have been meant. */
    record Unclear(String message) implements Heard {
    }
}
