package mystics.play;

/** What the table has agreed on for the case that a rule of a mod fails. */
public enum FailingRules {
    /** The mod's rules leave this game, which continues from the same question. */
    SWITCH_OFF,
    /** The answer is refused, and the game stays unchanged. */
    STOP
}
