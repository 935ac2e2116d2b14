package mystics.editor.sight;

import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.play.Company;
import mystics.phase.roster.Roster;
import mystics.rules.Called;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Zone;
import mystics.view.Possessions;

/**
 * A hero and its belongings.
 *
 * @param player the player of the hero
 * @param where the name of the hero's space, or a word such as captured or away
 * @param printed the hero card of the hero
 */
public record HeroSheet(String id, Player player, int life, int wounds, int cheese, String where, Presence presence, HeroCard printed,
        List<Condition> conditions, List<Entry> equipped, List<Entry> pack, List<Entry> tricks, List<Entry> abilities) {
    /** Whether a hero is on the board. */
    public enum Presence { ACTIVE, CAPTURED, AWAY, SAFE, RESERVE }

    /** The player or program that decides for a hero. */
    public enum Side { PEOPLE, PROGRAM }

    /** The player of a hero. The name is empty if the player has given no name. */
    public record Player(Side side, String name) {
        /** The program as a player, with the name under which it is shown. */
        static final Player PROGRAM = new Player(Side.PROGRAM, "the program");

        /** The player of a hero in a company. */
        static Player of(String hero, Company company) {
            return company.bots().containsKey(hero) ? PROGRAM : new Player(Side.PEOPLE, company.people().getOrDefault(hero, ""));
        }
    }

    /** A mark on a hero, and the number of such marks. */
    public record Condition(Entry mark, int number) {
    }

    /** The hero's name. */
    public String name() {
        return printed.name();
    }

    /** The name of the hero, for use in a sentence. */
    public Name spoken() {
        return Called.by(printed);
    }

    /** The name of the hero, with the name of the player if it is known. */
    public Sentence title() {
        return player.name().isEmpty() ? Sentence.of(name()) : Sentence.of("{hero} ({who})", "hero", spoken(), "who", player.name());
    }

    /** The hero card, the marks on the hero, and all its cards. */
    public List<Entry> cards() {
        return Stream.of(List.<Entry>of(printed), conditions.stream().map(Condition::mark).toList(), equipped, abilities, pack, tricks)
                .flatMap(List::stream).toList();
    }

    /** The same hero with another player. */
    public HeroSheet with(Player other) {
        Player shown = other.side() == Side.PROGRAM ? Player.PROGRAM : other;
        return new HeroSheet(id, shown, life, wounds, cheese, where, presence, printed, conditions, equipped, pack, tricks, abilities);
    }

    /** First the party, in order; then heroes who have left the chapter and are safe; then heroes in reserve (RESERVE-1, RESERVE-3). */
    static List<HeroSheet> all(Scene scene, Company company) {
        List<Figure> safe = Roster.all(scene).stream().filter(Figure::isSafe).toList();
        return Stream.of(scene.party(), safe, Roster.reserve(scene)).flatMap(List::stream)
                .map(hero -> of(scene, hero, Player.of(hero.key(), company))).toList();
    }

    private static HeroSheet of(Scene scene, Figure hero, Player player) {
        Presence presence = switch (scene.draft().state(hero.slot())) {
            case ON_BOARD -> Presence.ACTIVE;
            case CAPTURED -> Presence.CAPTURED;
            case AWAY -> Presence.AWAY;
            case SAFE -> Presence.SAFE;
            case RESERVE, WAITING -> Presence.RESERVE;
        };
        String where = switch (presence) {
            case ACTIVE -> hero.getSpace().getName();
            case CAPTURED -> "captured";
            case AWAY -> "away";
            case SAFE -> "safe";
            case RESERVE -> "in reserve";
        };
        List<Condition> conditions = Possessions.on(scene, hero).stream().map(lying -> new Condition(lying.mark(), lying.number()))
                .toList();
        return new HeroSheet(hero.key(), player, hero.getLife(), hero.getWounds(), hero.getCheese(), where, presence, hero.heroCard(),
                conditions, cards(scene, hero, Zone.EQUIPPED), cards(scene, hero, Zone.PACK), cards(scene, hero, Zone.TRICKS),
                cards(scene, hero, Zone.ABILITY));
    }

    private static List<Entry> cards(Scene scene, Figure hero, Zone zone) {
        return hero.cards(zone).stream().map(card -> (Entry) scene.box().card(card.getNumber())).toList();
    }
}
