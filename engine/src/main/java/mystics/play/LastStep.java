package mystics.play;

import mystics.rules.Step;

/** The last step of a chapter. The step is performed when the chapter is over, even if other steps are on the agenda. */
public interface LastStep {
    /** The last step of the chapter. */
    Step step();
}
