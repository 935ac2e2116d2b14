package mystics.table;

/** The parts of the board whose changes affect which rules are in force. */
public enum BoardPart {
    /** Which heroes are on the board. */
    HEROES,
    /** Which minions are on the board, and of what kind. */
    MINIONS,
    /** Which rooms lie up. */
    TILES,
    /** In what order the cards of the heroes lie on the track. */
    ORDER;

    /** This part as one bit. */
    public long bit() {
        return 1L << ordinal();
    }
}
