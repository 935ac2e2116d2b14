package mystics.phase.chapter;

import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** The chapter has been set up and its opening has been told; play begins. */
public final class ChapterBegins extends Moment implements Occurrence {
}
