package mystics.phase.chapter;

import mystics.rules.Happening;
import mystics.rules.Moment;

/** The chapter has been set up and its opening told; play begins. */
public final class ChapterBegins extends Moment implements Happening {
}
