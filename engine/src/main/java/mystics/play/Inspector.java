package mystics.play;

/** Looks at every finished step of a game: developer mode and specs check there what must always hold. */
public interface Inspector {
    /** Looks at nothing. */
    Inspector NONE = (setting, before, after) -> {};

    /**
     * @param before how things stood when the step began, the step still on top of the agenda
     * @param after how the step left things, the answers it used at the end of the journal
     */
    void finished(Setting setting, State before, State after);

    /**
     * Whether programs are to wait now. It is asked before a run and after each of its steps, once all recorded answers
     * are used. The game then stands at the next question, whoever it
     * is for, and goes on by {@link Session#goOn}.
     */
    default boolean holdsPrograms() {
        return false;
    }
}
