package mystics.play;

/** What the table has agreed on for the case that a rule of a mod fails. */
public enum FailingRules {
    /** The mod's rules are out of this game, which goes on from the same question. */
    SWITCH_OFF,
    /** The answer is not taken: the game stands where it stood, kept as it was. */
    STOP
}
