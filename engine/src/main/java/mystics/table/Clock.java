package mystics.table;

/** The single numbers of a table, 0 to 255 each. */
public enum Clock {
    /** Rounds begun. */
    ROUND,
    /** The page the hourglass is on. */
    PAGE,
    /** The page of the chapter-end marker. */
    END_PAGE,
    /** The cheese on the minion wheel. */
    WHEEL,
    /** 0 while the chapter is running, otherwise an {@link Outcome}. */
    OUTCOME,
    /** The number of cards on the initiative track. */
    TRACK_LENGTH,
    /** The track card whose turn it is, plus one; 0 between turns. */
    TURN,
    /** The movement left to the acting hero in this turn. */
    MOVEMENT,
    /** The progress of the acting hero's move: see {@link MoveState}. */
    MOVE_STATE,
    /** The actions left to the acting hero in this turn. */
    ACTIONS,
    /** The free actions and kinds of action used by the acting hero in this turn, one bit each. */
    USED,
    /** The face-up encounter card, plus one; 0 when there is none. */
    FACE_UP,
    /** 1 during a surge, because no second surge starts inside it. */
    SURGING,
    /** 1 when the round must start anew because the track was dealt in the middle of it. */
    TRACK_RENEWED,
    /** The number of track cards that have had their turn in this round. */
    TURNS_TAKEN,
    /** 1 when a rule has ended the acting card's turn. */
    TURN_OVER,
    /** The number of completed steps of the chapter's objective. */
    OBJECTIVE
}
