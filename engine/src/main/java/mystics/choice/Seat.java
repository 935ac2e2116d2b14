package mystics.choice;

/** Who is asked: one of the heroes (by its id), the party as a whole, or fate. */
public record Seat(String name) {
    /** Chance. */
    public static final Seat FATE = new Seat("fate");
    /** The table: choices the rules leave to all players together (ROUND-4). */
    public static final Seat PARTY = new Seat("party");
}
