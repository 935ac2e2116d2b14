package mystics.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.choice.SeededFate;
import mystics.content.Box;

/**
 * The players, as agreed before the game.
 *
 * @param people the names of the people, by the name of their seat
 * @param bots the names of the bots, by the name of their seat
 * @param rolls the seed of the dice; empty if people roll them
 * @param draws the seed of draws; empty if people draw
 * @param undo how far people may undo
 * @param failing what happens to a mod whose rule fails
 */
public record Company(Map<String, String> people, Map<String, String> bots, Optional<Long> rolls, Optional<Long> draws, UndoPolicy undo,
        FailingRules failing) {
    public Company {
        people = Map.copyOf(people);
        bots = Map.copyOf(bots);
    }

    /** A company that has agreed to go on without a mod whose rule fails. */
    public Company(Map<String, String> people, Map<String, String> bots, Optional<Long> rolls, Optional<Long> draws, UndoPolicy undo) {
        this(people, bots, rolls, draws, undo, FailingRules.SWITCH_OFF);
    }

    /** The same company with another agreement about failing rules. */
    public Company with(FailingRules agreed) {
        return new Company(people, bots, rolls, draws, undo, agreed);
    }

    /** The same company with another seed for all dice and draws that people do not make themselves. */
    public Company seeded(long seed) {
        return new Company(people, bots, rolls.map(old -> seed), draws.map(old -> seed), undo, failing);
    }

    /** The same company with a seat played by a person. The name is empty if nobody gave one. */
    public Company person(String seat, String name) {
        return new Company(naming(people, seat, name), naming(bots, seat, ""), rolls, draws, undo, failing);
    }

    /** The same company with a seat played by a bot. */
    public Company bot(String seat, String bot) {
        return new Company(naming(people, seat, ""), naming(bots, seat, bot), rolls, draws, undo, failing);
    }

    /**
     * The same company with players for the heroes in reserve that have no player yet. If people play any hero of the party, people also
     * play the heroes in reserve; otherwise the bot of the first hero does (RESERVE-2).
     */
    public Company joinedBy(List<String> party, List<String> reserve) {
        Company joined = this;
        for (String hero : reserve) {
            if (!people.containsKey(hero) && !bots.containsKey(hero) && bots.keySet().containsAll(party)) {
                joined = joined.bot(hero, bots.get(party.get(0)));
            }
        }
        return joined;
    }

    /** The same names with one name changed; an empty name removes the entry. */
    private static Map<String, String> naming(Map<String, String> names, String seat, String name) {
        Map<String, String> others = new HashMap<>(names);
        others.remove(seat);
        if (!name.isEmpty()) {
            others.put(seat, name);
        }
        return others;
    }

    /** A company of unnamed people, with all dice and draws from one seed. */
    public static Company people(long seed) {
        return new Company(Map.of(), Map.of(), Optional.of(seed), Optional.of(seed), UndoPolicy.TO_LAST_NEWS);
    }

    /**
     * The players of the company that answer within a run.
     *
     * @throws IllegalArgumentException when there is no bot with one of the names
     */
    public Seating seating(Bots known, Box box) {
        return new Seating(rolls.map(Company::chance), draws.map(Company::chance),
                bots.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, seat -> known.bot(seat.getValue(), box))), failing);
    }

    private static Chance chance(long seed) {
        return Chance.of(new SeededFate(seed));
    }
}
