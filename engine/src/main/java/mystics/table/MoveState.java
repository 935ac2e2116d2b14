package mystics.table;

/** The progress of the acting hero's move (MOVE-1, MOVE-11, ACT-1). */
public enum MoveState {
    /** Not a space has been left yet. */
    UNUSED,
    /** Under way: movement is left and no action has cut it. */
    MOVING,
    /** Used or lost. */
    USED
}
