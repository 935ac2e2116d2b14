package mystics.phase.chapter;

import mystics.rules.Moment;

/** Is the chapter won? {@code forbid} rules hold it back. */
public final class VictoryCheck extends Moment {
}
