package mystics.play;

import java.util.List;
import mystics.rules.Scene;
import mystics.rules.Step;

/** Looks at every finished step: developer mode and specs check there what must always hold. */
public interface Inspector {
    /** Looks at nothing. */
    Inspector NONE = (before, step, answers, after) -> { };

    /**
     * @param before how things stood when the step began, the step still on top of the agenda
     * @param answers the answers the step used
     * @param after the scene as the step left it
     */
    void finished(State before, Step step, List<Given> answers, Scene after);
}
