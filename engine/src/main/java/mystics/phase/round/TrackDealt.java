package mystics.phase.round;

import mystics.rules.Moment;

/** The whole initiative track has been dealt (INIT-2), before any ambush moves cards. */
public final class TrackDealt extends Moment {
}
