package mystics.content;

/**
 * How far a goal of the objective has come.
 *
 * @param have how often it has happened, at most {@code wanted}; for goals that are not counted, 1 when the goal is reached
 * @param wanted how often it must happen
 * @param open whether the party can work on it: all rooms of earlier steps have been entered
 */
public record GoalProgress(Goal goal, int have, int wanted, boolean open) {
    /** Whether the goal is reached. */
    public boolean reached() {
        return open && have >= wanted;
    }
}
