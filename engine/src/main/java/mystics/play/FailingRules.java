package mystics.play;

/** The agreement of the table about rules of mods that fail. */
public enum FailingRules {
    /** The mod's rules leave this game, which continues from the same question. */
    SWITCH_OFF,
    /** The answer is refused, and the game stays unchanged. */
    STOP
}
