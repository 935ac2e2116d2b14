package mystics.play;

import java.util.List;

/** Looks at every finished step of a game: developer mode and specs check there what must always hold. */
public interface Inspector {
    /** Looks at nothing. */
    Inspector NONE = (setting, before, answers, after) -> { };

    /**
     * @param before how things stood when the step began, the step still on top of the agenda
     * @param answers the answers the step used
     * @param after how the step left things
     */
    void finished(Setting setting, State before, List<Given> answers, State after);
}
