package mystics.rules;

/** The six questions a happening asks of the rules in force, in this order. */
public enum Verb {
    /** May it happen? Bodies neither change nor ask anything. */
    FORBID,
    /** Does something else happen? The first that takes over wins. */
    INSTEAD,
    /** What happens first? */
    BEFORE,
    /** How much? Numbers and dice, each with a reason. */
    CHANGE,
    /** What else could be chosen? Only at moments that are questions. */
    OFFER,
    /** What happens because of it? */
    AFTER
}
