package mystics.table;

/** The whereabouts of a figure. */
public enum FigureState {
    /** In the box and not in play. */
    AWAY,
    /** On a space of the board. */
    ON_BOARD,
    /** A captured hero: off the board, its initiative card stays (CAPTURE-1). */
    CAPTURED
}
