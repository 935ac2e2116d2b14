package mystics.table;

/** The whereabouts of a figure. */
public enum FigureState {
    /** The figure is in the box and not in play. */
    AWAY,
    /** The figure is on a space of the board. */
    ON_BOARD,
    /** A captured hero: off the board, but its initiative card stays (CAPTURE-1). */
    CAPTURED,
    /** A hero in reserve: off the board and without a card on the track, until a rule lets the hero join. */
    RESERVE,
    /** A hero in reserve who stands on a space. A waiting hero takes up room on its space and does nothing. */
    WAITING,
    /** A hero who has left the chapter and is safe: off the board, and without an initiative card. */
    SAFE
}
