package mystics.play;

/**
 * An answer as the journal keeps it.
 *
 * @param seat the seat that answered
 * @param prompt the pattern of the question's text, which identifies the question
 * @param value the key of the option, or the faces of dice
 */
public record RecordedAnswer(String seat, String prompt, String value) {
    /** Whether this is the answer of a seat to a prompt. */
    boolean answers(String asked, String question) {
        return seat.equals(asked) && prompt.equals(question);
    }
}
