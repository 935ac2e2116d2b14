package mystics.rules;

import mystics.choice.Sentence;

/**
 * A line of the log.
 *
 * @param cause the rule id, or {@code mod:folder/entry} of the piece that made it happen
 */
public record Line(Sentence text, String cause) {
    @Override
    public String toString() {
        return text + (cause.isEmpty() ? "" : "  [" + cause + "]");
    }
}
