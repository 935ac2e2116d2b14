package mystics.editor.settings;

/** Whether short tunes are played beside the sounds. */
public enum Tunes {
    /** Tunes are played on the home page, in a new room, and when enemies appear, but each tune only now and then. */
    SELDOM,
    /** Sounds alone. */
    NEVER
}
