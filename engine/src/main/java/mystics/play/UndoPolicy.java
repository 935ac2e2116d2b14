package mystics.play;

/** How far back the people at the table have agreed to go. */
public enum UndoPolicy {
    /** Back to the last new information: an answer of fate or a revealed room. */
    TO_LAST_NEWS,
    /** Back to the beginning, even past dice whose faces are known. */
    FREELY,
    /** Not at all. */
    NEVER
}
