package mystics.content;

/** Something that a hero has done in a chapter and that can be counted. */
public enum Feat {
    /** Attacks made. */
    BLOWS,
    /** Minions defeated. */
    DEFEATS,
    /** Deeds that the chapter itself offers, such as working a bellows. */
    DEEDS,
    /** Wounds taken. */
    WOUNDS,
    /** Wounds healed on the hero. */
    HEALED,
    /** Searches made. */
    SEARCHES,
    /** Cards found. */
    FINDS,
    /** Cheese gained. */
    CHEESE,
    /** Cheese paid. */
    PAID,
    /** Spaces walked. */
    MOVES,
    /** Scurries. */
    SCURRIES,
    /** Rooms into which the hero led the other heroes. */
    EXPLORES,
    /** Gifts to other heroes. */
    GIFTS,
    /** The number of times that the hero was captured. */
    CAPTURES,
    /** The number of times that the hero was rescued. */
    RESCUES
}
