package mystics.table;

/** The whereabouts of a figure. */
public enum FigureState {
    /** In the box and not in play. */
    AWAY,
    /** On a space of the board. */
    ON_BOARD,
    /** A captured hero: off the board, its initiative card stays (CAPTURE-1). */
    CAPTURED,
    /** A hero in reserve: off the board and without a card on the track, until a rule lets it join. */
    RESERVE,
    /** A hero in reserve that stands on a space: it takes up room there and does nothing. */
    WAITING,
    /** A hero that has left the chapter and is safe: off the board, and its initiative card is gone. */
    SAFE
}
