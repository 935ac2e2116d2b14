package mystics.play;

import mystics.rules.Step;

/** What is done last when a chapter is over, whatever was still to be done. */
public interface LastStep {
    /** The last step of the chapter. */
    Step step();
}
