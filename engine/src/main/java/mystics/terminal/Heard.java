package mystics.terminal;

import mystics.choice.Answer;
import mystics.choice.Sentence;

/** The meaning of a typed line. */
sealed interface Heard {
    /** An answer to the question. */
    record Answered(Answer answer) implements Heard {
    }

    /** An order instead of an answer. */
    record Ordered(TypedOrder order, String rest) implements Heard {
    }

    /** Words that name no option, with suggestions. */
    record Unknown(String said, Sentence message) implements Heard {
    }

    /** A line that was not understood, with suggestions. */
    record Unclear(Sentence message) implements Heard {
    }
}
