package mystics.table;

/** The progress of the acting hero's move (MOVE-1, MOVE-11, ACT-1). */
public enum MoveState {
    /** The hero has not left a space yet. */
    UNUSED,
    /** The move is in progress: movement is left and no action has interrupted the move. */
    MOVING,
    /** The move is finished or lost. */
    USED
}
