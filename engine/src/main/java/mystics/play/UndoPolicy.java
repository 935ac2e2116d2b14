package mystics.play;

/** How far the people at the table have agreed to go back. */
public enum UndoPolicy {
    /** Back to the last new information: an answer of fate or a revealed room. */
    TO_LAST_NEWS,
    /** Back to the beginning, even behind dice that are known. */
    FREELY,
    /** Not at all. */
    NEVER
}
