package mystics.play;

import mystics.rules.Step;

/** The chapter is over: what is still to be told and given (END-1). */
public record EndChapter() implements Step {
}
