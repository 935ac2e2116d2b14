package mystics.phase.chapter;

import mystics.rules.Step;

/** The chapter is to be set up. */
public record BeginChapter() implements Step {
}
