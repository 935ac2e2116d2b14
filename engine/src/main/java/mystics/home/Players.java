package mystics.home;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import mystics.play.Company;

/**
 * Who plays which hero. A hero in neither map is played by whoever sits at the game.
 *
 * @param people the names of people by hero id
 * @param bots the names of bots by hero id
 */
public record Players(Map<String, String> people, Map<String, String> bots) {
    /** Nobody in particular. */
    public static final Players ANYBODY = new Players(Map.of(), Map.of());

    public Players {
        people = Map.copyOf(people);
        bots = Map.copyOf(bots);
    }

    /** The players of a company. */
    public static Players of(Company company) {
        return new Players(company.people(), company.bots());
    }

    /** These players, but with other players for the heroes of a party. */
    public Players after(Collection<String> party, Players others) {
        return new Players(changed(people, party, others.people), changed(bots, party, others.bots));
    }

    private static Map<String, String> changed(Map<String, String> before, Collection<String> party, Map<String, String> now) {
        Map<String, String> all = new TreeMap<>(before);
        all.keySet().removeAll(party);
        party.stream().filter(now::containsKey).forEach(hero -> all.put(hero, now.get(hero)));
        return all;
    }
}
