package mystics.play;

/** What the players have agreed to do when a rule of a mod fails. */
public enum FailingRules {
    /** The mod's rules leave this game, which continues from the same question. */
    SWITCH_OFF,
    /** The answer is refused, and the game stays unchanged. */
    STOP
}
