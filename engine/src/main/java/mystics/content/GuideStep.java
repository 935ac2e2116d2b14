package mystics.content;

import java.util.List;
import java.util.stream.Stream;

/**
 * One explanation of a chapter's guide for newcomers.
 *
 * @param title the subject, in a few words
 * @param text the explanation
 * @param after the id of the step that must be finished first; empty for none
 * @param offered the deeds, at least one of which must be on offer; each is given by its key or by the part of the key before the colon;
 *    empty for any question
 * @param told the rule whose line must have been in the log; empty for none
 * @param done the deeds, any of which finishes the step; empty for a step that is finished by reading it
 * @param at the thing that the guide points at: a space as {@code room/space}, a part of the screen, or empty for the options on offer
 * @param rule the rule that the step explains; empty if no rule states it
 */
public record GuideStep(String id, String title, String text, String after, List<String> offered, String told, List<String> done,
        String at, String rule) {
    /** The parts of the screen that a guide can point at. */
    public static final List<String> PARTS = List.of("hero", "wheel", "page", "goal", "party", "choices", "map");

    /** Whether a list of deeds contains a key. */
    public static boolean names(List<String> deeds, String key) {
        return deeds.stream().anyMatch(deed -> key.equals(deed) || key.startsWith(deed + ":"));
    }

    /** Whether reading finishes the step. */
    public boolean isRead() {
        return done.isEmpty();
    }

    /** Whether the step fits a question with these keys: one of its deeds is on offer, or any question will do. */
    public boolean fits(Stream<String> keys) {
        return offered.isEmpty() || keys.anyMatch(key -> names(offered, key));
    }
}
