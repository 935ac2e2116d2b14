package mystics.rules;

import mystics.choice.Sentence;

/**
 * A line of the log.
 *
 * @param cause the rule id, or the cause as {@code mod:folder/entry}
 */
public record Line(Sentence text, String cause) {
    @Override
    public String toString() {
        return text + (cause.isEmpty() ? "" : "  [" + cause + "]");
    }
}
