package mystics.play;

/** Inspects every finished step of a game. Specs use an inspector to check conditions that must always hold. */
public interface Inspector {
    /** An inspector that inspects nothing. */
    Inspector NONE = (setting, before, after) -> {};

    /**
     * @param before the state when the step began, with the step on top of the agenda
     * @param after the state after the step, with its answers at the end of the journal
     */
    void finished(Setting setting, State before, State after);

    /**
     * Whether programs must wait now. A run calls this method before it begins and after each of its steps, once all recorded answers are
     * used. If programs must wait, the game stops at the next question of any player, and continues with {@link Session#goOn}.
     */
    default boolean holdsPrograms() {
        return false;
    }
}
