package mystics.editor.home;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.choice.Seat;
import mystics.home.GameTable;
import mystics.home.Players;

/** Reads from the choices of the heroes who plays them. */
final class WhoPlays {
    private WhoPlays() {
    }

    /** The players of the heroes that take part. */
    static Players of(List<HeroChoice> going) {
        Map<String, String> people = new LinkedHashMap<>();
        Map<String, String> bots = new LinkedHashMap<>();
        going.forEach(choice -> choice.player().ifPresentOrElse(name -> people.put(choice.hero(), name),
                () -> bots.put(choice.hero(), GameTable.BOT)));
        people.values().removeIf(String::isBlank);
        return new Players(people, bots);
    }

    /** The players of the party. If the program plays all heroes, it also answers for the party. */
    static Players atTable(List<HeroChoice> going) {
        Players players = of(going);
        if (players.bots().size() < going.size()) {
            return players;
        }
        Map<String, String> bots = new LinkedHashMap<>(players.bots());
        bots.put(Seat.PARTY.name(), GameTable.BOT);
        return new Players(players.people(), bots);
    }
}
