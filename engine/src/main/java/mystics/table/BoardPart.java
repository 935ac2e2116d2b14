package mystics.table;

/** What on the board may change so that other rules are in force than before. */
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
