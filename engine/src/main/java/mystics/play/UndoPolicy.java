package mystics.play;

/** The agreement of the people at the table on how far undo may go back. */
public enum UndoPolicy {
    /** Undo leads back to the last new information: an answer of fate or a revealed room. */
    TO_LAST_NEWS,
    /** Undo leads back to the beginning, even past dice whose faces are known. */
    FREELY,
    /** People may not undo anything. */
    NEVER
}
