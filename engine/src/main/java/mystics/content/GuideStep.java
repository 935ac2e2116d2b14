package mystics.content;

import java.util.List;
import java.util.stream.Stream;

/**
 * One thing that the guide of a chapter says while a newcomer plays.
 *
 * @param title what it is about, in a few words; {@code text} what it says
 * @param after the id of the step that must be done first; empty for none
 * @param offered the deeds of which one must be on offer: their keys, or the words before the colon; empty for any question
 * @param told the rule whose line must have been told; empty for none
 * @param done the deeds of which one finishes the step; empty for a step that is finished by reading it
 * @param at what the guide points at: a space as {@code room/space}, a part of the screen, or empty for what is offered
 * @param rule the rule that it comes from; empty if no rule states it
 */
public record GuideStep(String id, String title, String text, String after, List<String> offered, String told, List<String> done,
        String at, String rule) {
    /** The parts of the screen that a guide can point at. */
    public static final List<String> PARTS = List.of("hero", "wheel", "page", "goal", "party", "choices", "map");

    /** Whether one of some deeds has a key. */
    public static boolean names(List<String> deeds, String key) {
        return deeds.stream().anyMatch(deed -> key.equals(deed) || key.startsWith(deed + ":"));
    }

    /** Whether reading finishes the step. */
    public boolean isRead() {
        return done.isEmpty();
    }

    /** Whether one of these keys is on offer, or any question will do. */
    public boolean fits(Stream<String> keys) {
        return offered.isEmpty() || keys.anyMatch(key -> names(offered, key));
    }
}
