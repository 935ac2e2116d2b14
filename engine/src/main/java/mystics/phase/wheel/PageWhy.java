package mystics.phase.wheel;

/** The reasons for the hourglass to move by a page. */
public enum PageWhy {
    /** A surge (SURGE-2). */
    SURGE,
    /** A hero was captured (CAPTURE-3). */
    CAPTURE,
    /** A rule of a card, a room or a chapter. */
    RULE
}
