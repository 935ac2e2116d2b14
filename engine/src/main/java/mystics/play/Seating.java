package mystics.play;

import java.util.Map;
import java.util.Optional;
import mystics.choice.Fate;
import mystics.rules.Player;

/**
 * Who is answered inside a run. A seat without a player here is asked from outside.
 *
 * @param rolls who throws the dice; empty when people do
 * @param draws who draws from the bags; empty when people do
 * @param players the bots, by the name of their seat
 */
public record Seating(Optional<Fate> rolls, Optional<Fate> draws, Map<String, Player> players) {
    public Seating {
        players = Map.copyOf(players);
    }

    /** Chance answers inside, everybody else outside. */
    public static Seating people(Fate fate) {
        return new Seating(Optional.of(fate), Optional.of(fate), Map.of());
    }

    /** Nobody answers inside: every question comes out. */
    public static Seating nobody() {
        return new Seating(Optional.empty(), Optional.empty(), Map.of());
    }
}
