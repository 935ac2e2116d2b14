package mystics.phase.chapter.story;

import mystics.rules.Moment;
import mystics.rules.Permission;

/** Is the chapter won? {@code forbid} rules delay the victory. */
public final class VictoryCheck extends Moment implements Permission {
}
