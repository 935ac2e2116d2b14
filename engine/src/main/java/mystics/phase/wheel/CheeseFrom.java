package mystics.phase.wheel;

/** The sources of cheese. */
public enum CheeseFrom {
    /** Rolled in an attack (BATTLE-6). */
    ATTACK,
    /** Rolled in defence (BATTLE-6). */
    DEFENCE,
    /** Paid for a card that was found but not kept. */
    SEARCH,
    /** A round without minions (ROUND-3). */
    TIME,
    /** The cheese comes from a rule. */
    RULE
}
