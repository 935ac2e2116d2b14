package mystics.editor.settings;

/** Whether short tunes are played beside the sounds. */
public enum Tunes {
    /** Tunes are played at home, in a new room, and when enemies appear, each only now and then. */
    SELDOM,
    /** Sounds alone. */
    NEVER
}
