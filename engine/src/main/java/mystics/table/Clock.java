package mystics.table;

/** The single numbers of a table, 0 to 255 each. */
public enum Clock {
    /** Rounds begun. */
    ROUND,
    /** The page the hourglass is on. */
    PAGE,
    /** The page of the chapter-end marker. */
    END_PAGE,
    /** Cheese on the minion wheel. */
    WHEEL,
    /** 0 while the chapter runs, else an {@link Outcome}. */
    OUTCOME,
    /** How many cards the initiative track holds. */
    TRACK_LENGTH,
    /** The track card whose turn it is, plus one; 0 between turns. */
    TURN,
    /** Movement the acting hero may still use this turn. */
    MOVEMENT,
    /** What has become of the acting hero's move: see {@link MoveState}. */
    MOVE_STATE,
    /** Actions the acting hero may still do this turn. */
    ACTIONS,
    /** Bits of the free actions and kinds of action the acting hero has used this turn. */
    USED,
    /** The face-up encounter card, plus one; 0 when there is none. */
    FACE_UP,
    /** 1 while a surge is being carried out: no second surge starts inside it. */
    SURGING,
    /** 1 when the round must start anew with the track dealt in the middle of it. */
    TRACK_RENEWED,
    /** How many cards of the track have had their turn this round. */
    TURNS_TAKEN,
    /** 1 when the acting card's turn has been ended by a rule. */
    TURN_OVER,
    /** How many steps of the chapter's objective have been reached. */
    OBJECTIVE
}
