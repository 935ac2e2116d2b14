package mystics.content;

import java.util.List;
import java.util.Set;

/**
 * An explanation of a word of the rules, shown once, when the word first comes up in a game.
 *
 * @param order the rank of the hint among hints that come up together
 * @param text the explanation, one or two sentences
 * @param rule the rule that the word belongs to
 * @param offered the deeds, at least one of which must be on offer; each is given by its key or by the part of the key before the colon;
 *    empty for any question
 * @param told the rules, at least one of which must have a line in the log; empty for none
 * @param marked the marks, at least one of which must be in sight, by ids, kinds or {@code achievement}; empty for none
 * @param at the thing that the hint points at, as in a {@link GuideStep}
 */
public record RuleHint(String id, String name, int order, String text, String rule, List<String> offered, List<String> told,
        List<String> marked, String at) implements Entry {
    /** Whether the hint may be shown, given the rules in the log and the marks in sight. */
    public boolean comesUp(Set<String> rules, Set<String> marks) {
        return (told.isEmpty() || told.stream().anyMatch(rules::contains))
                && (marked.isEmpty() || marked.stream().anyMatch(marks::contains));
    }

    /** The hint as a step of a guide, which is finished by reading it. */
    public GuideStep step() {
        return new GuideStep(id, name, text, "", offered, "", List.of(), at, rule);
    }
}
