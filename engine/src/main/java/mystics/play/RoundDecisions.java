package mystics.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import mystics.rules.Rule;

/**
 * How much the players inside a run decide in one round. Rules may give actions and offer deeds without end, and
 * programs have no patience to lose; near the bound it is noted
 * which rules speak, so that one can be named.
 */
final class RoundDecisions {
    /** More decisions than any party makes in a round. */
    static final int MOST = 5_000;
    private static final int NOTED_FROM = MOST - 500;

    private Map<Rule, Integer> spoken = Map.of();
    private int round = -1;
    private int count;

    /** Counts a decision of the round and returns whether the number is still within the limit. */
    boolean decide(int now) {
        if (now != round) {
            round = now;
            count = 0;
            spoken = Map.of();
        }
        return ++count <= MOST;
    }

    /** Whether the speaking rules must be noted. */
    boolean noting() {
        return count >= NOTED_FROM;
    }

    /** A rule speaks. */
    void speaks(Rule rule) {
        if (spoken.isEmpty()) {
            spoken = new HashMap<>();
        }
        spoken.merge(rule, 1, Integer::sum);
    }

    /** The rule that spoke most often recently, of those the game can do without. */
    Optional<Rule> loudest(Predicate<Rule> dispensable) {
        return spoken.keySet().stream().filter(dispensable).max((one, other) -> {
            int louder = Integer.compare(spoken.get(one), spoken.get(other));
            return louder != 0 ? louder : Integer.compare(other.number(), one.number());
        });
    }
}
