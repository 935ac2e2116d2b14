package mystics.choice;

/** The one who is asked: a hero (named by its id), the whole party, or chance. */
public record Seat(String name) {
    /** Chance. */
    public static final Seat FATE = new Seat("fate");
    /** The table: choices the rules leave to all players together (ROUND-4). */
    public static final Seat PARTY = new Seat("party");
}
