package mystics.phase.wheel;

/** Why the hourglass moves on by a page. */
public enum PageWhy {
    /** A surge (SURGE-2). */
    SURGE,
    /** A hero was captured (CAPTURE-3). */
    CAPTURE,
    /** A rule says so. */
    RULE
}
