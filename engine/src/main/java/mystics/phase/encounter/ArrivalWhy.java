package mystics.phase.encounter;

/** The reasons why minions arrive in a room. */
public enum ArrivalWhy {
    /** The set-up of a room. */
    SETUP,
    /** An encounter card (ENC-1). */
    ENCOUNTER,
    /** A surge (SURGE-3). */
    SURGE,
    /** A rule of a card, a room or a chapter. */
    RULE
}
