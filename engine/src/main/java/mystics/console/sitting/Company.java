package mystics.console.sitting;

import java.util.Map;
import java.util.Optional;
import mystics.choice.Seat;
import mystics.content.HeroCard;
import mystics.play.Setting;

/**
 * Who sits at the table.
 *
 * @param people the person who plays a hero, by the hero's id; empty when one person plays all
 */
public record Company(Map<String, String> people) {
    public Company {
        people = Map.copyOf(people);
    }

    /** One person plays all heroes. */
    public static Company alone() {
        return new Company(Map.of());
    }

    /** Who is asked, in words: the hero and its player, or everybody. */
    public String asked(Seat seat, Setting setting) {
        if (seat.equals(Seat.FATE)) {
            return "The dice";
        }
        Optional<String> hero = setting.box().heroes().stream().filter(card -> card.id().equals(seat.name())).map(HeroCard::name).findFirst();
        return hero.map(name -> people.containsKey(seat.name()) ? people.get(seat.name()) + " as " + name : name)
                .orElse(people.isEmpty() ? "The party" : "All together");
    }
}
