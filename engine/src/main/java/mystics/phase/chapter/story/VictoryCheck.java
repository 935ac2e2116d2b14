package mystics.phase.chapter.story;

import mystics.rules.Moment;
import mystics.rules.Permission;

/** Is the chapter won? {@code forbid} rules hold it back. */
public final class VictoryCheck extends Moment implements Permission {
}
