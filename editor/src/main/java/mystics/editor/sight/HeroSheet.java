package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import mystics.console.page.Possessions;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Zone;

/**
 * A hero and what it has.
 *
 * @param person who plays it; empty when nobody asked
 * @param where the space it stands on, or where else it is
 * @param printed its hero card
 */
public record HeroSheet(String id, String name, String person, int life, int wounds, int cheese, String where, Presence presence, CardFace printed,
                        List<Condition> conditions, List<CardFace> equipped, List<CardFace> pack, List<CardFace> tricks, List<CardFace> abilities) {
    /** Whether a hero is on the board. */
    public enum Presence { ACTIVE, CAPTURED, AWAY }

    /** Something that lies on a hero, and how many of it. */
    public record Condition(CardFace face, int number) {
    }

    /** The name, and who plays it where that is known. */
    public String title() {
        return person.isEmpty() ? name : name + " (" + person + ")";
    }

    static List<HeroSheet> all(Scene scene, Map<String, String> people) {
        return scene.party().stream().map(hero -> of(scene, hero, people.getOrDefault(hero.key(), ""))).toList();
    }

    private static HeroSheet of(Scene scene, Figure hero, String person) {
        Presence presence = hero.isCaptured() ? Presence.CAPTURED : hero.isActive() ? Presence.ACTIVE : Presence.AWAY;
        String where = switch (presence) {
            case ACTIVE -> hero.getSpace().key();
            case CAPTURED -> "captured";
            case AWAY -> "away";
        };
        return new HeroSheet(hero.key(), hero.getName(), person, hero.getLife(), hero.getWounds(), hero.getCheese(), where, presence, CardFace.of(hero.heroCard()),
                Possessions.on(scene, hero).stream().map(lying -> new Condition(CardFace.of(lying.mark()), lying.number())).toList(), cards(scene, hero, Zone.EQUIPPED), cards(scene, hero, Zone.PACK), cards(scene, hero, Zone.TRICKS), cards(scene, hero, Zone.ABILITY));
    }

    private static List<CardFace> cards(Scene scene, Figure hero, Zone zone) {
        return CardFace.of(scene, hero.cards(zone));
    }
}
