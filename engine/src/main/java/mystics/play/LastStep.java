package mystics.play;

import mystics.rules.Step;

/** The last step of a chapter. This step is performed when the chapter is over, regardless of the agenda. */
public interface LastStep {
    /** The last step of the chapter. */
    Step step();
}
