package mystics.table;

/** The parts of the board whose changes affect which rules are in force. */
public enum BoardPart {
    /** The heroes on the board. */
    HEROES,
    /** The minions on the board and their kinds. */
    MINIONS,
    /** Whether minions have come, left or changed their cards in this step. */
    COMINGS,
    /** The spaces of the heroes on the board. */
    SPACES,
    /** The rooms that are face up. */
    TILES,
    /** The order of the heroes' cards on the track. */
    ORDER
}
