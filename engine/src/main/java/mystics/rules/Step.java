package mystics.rules;

/**
 * A unit of work on the agenda: a small public record of names and numbers, never of live objects, so that it can be saved. A number called
 * figure, slot, hero, kind, card, room or mark refers to a piece of that sort in the layout and is saved as the piece's key.
 */
public interface Step {
    /**
     * Performs the step, in the order of the rule's paragraph. The step may be performed again from its beginning when
     * an answer is missing.
     */
    void perform(Scene scene);
}
