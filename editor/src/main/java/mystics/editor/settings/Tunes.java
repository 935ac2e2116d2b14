package mystics.editor.settings;

/** Whether short tunes are played beside the sounds. */
public enum Tunes {
    /** At home, in a new room, when enemies appear; each only now and then. */
    SELDOM,
    /** Sounds alone. */
    NEVER
}
