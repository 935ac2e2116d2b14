package mystics.play;

import mystics.rules.Step;

/** The last step of a chapter, performed when it is over, whatever else was on the agenda. */
public interface LastStep {
    /** The last step of the chapter. */
    Step step();
}
