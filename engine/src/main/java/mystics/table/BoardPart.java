package mystics.table;

/** The parts of the board whose changes affect which rules are in force. */
public enum BoardPart {
    /** The heroes on the board. */
    HEROES,
    /** The minions on the board and their kinds. */
    MINIONS,
    /** The rooms that face up. */
    TILES,
    /** The order of the heroes' cards on the track. */
    ORDER
}
