package mystics.content;

import java.util.List;
import java.util.Set;

/**
 * A word of the rules, explained once: the first time that it comes up in a game.
 *
 * @param order its place among the hints that come up together
 * @param text what it says, in a sentence or two; {@code rule} the rule that it comes from
 * @param offered deeds of which one must be on offer: their keys, or the words before the colon; empty for any question
 * @param told rules of which one must have a line in the log; empty for none
 * @param marked marks of which one must be in sight: their ids or kinds, or {@code achievement}; empty for none
 * @param at what it points at, as in a {@link GuideStep}
 */
public record RuleHint(String id, String name, int order, String text, String rule, List<String> offered, List<String> told,
        List<String> marked, String at) implements Entry {
    /** Whether the word comes up at a question, in so far as rules and marks tell. */
    public boolean comesUp(Set<String> rules, Set<String> marks) {
        return (told.isEmpty() || told.stream().anyMatch(rules::contains))
                && (marked.isEmpty() || marked.stream().anyMatch(marks::contains));
    }

    /** What a guide says of it. Reading it finishes it. */
    public GuideStep step() {
        return new GuideStep(id, name, text, "", offered, "", List.of(), at, rule);
    }
}
