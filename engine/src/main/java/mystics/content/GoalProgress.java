package mystics.content;

/**
 * The progress of a goal of the objective.
 *
 * @param have how often the event has happened, at most {@code wanted}; for goals that are not counted, 1 when the goal
 *    is reached
 * @param wanted how often the event must happen
 * @param shown the number of the mark that is shown with the goal; 0 if the goal shows none
 * @param open whether the party can work on the goal, because it has entered all rooms of earlier steps
 */
public record GoalProgress(Goal goal, int have, int wanted, int shown, boolean open) {
    /** Whether the goal is reached. */
    public boolean reached() {
        return open && have >= wanted;
    }
}
