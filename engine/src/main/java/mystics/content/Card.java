package mystics.content;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A card of the search deck or the ability deck: its printed facts.
 *
 * @param attack the kind of attack of a weapon
 * @param damage the type of a weapon's damage (BATTLE-10)
 * @param bonus dice that a weapon adds to battle, or that armour adds to defence
 * @param paws paws that a weapon or shield occupies; 0 for others
 * @param slot the body slot of armour; empty for others
 * @param story whether the card is set aside unless a chapter names it
 * @param cost cheese that an ability costs; 0 for search cards
 * @param costFor the cheese that the ability costs a hero of a class, by the class; other heroes pay {@code cost}
 * @param timing when an ability can be used: free, action, battle, before-attack, before-turn or reaction; empty for search cards
 * @param good what an ability is good for, in plain words; may be empty
 * @param first whether an ability is good for a first game
 * @param kept the memory that a hero who began with this ability wanted to keep, in words: one text for every hero, or texts for single
 *        heroes
 */
public record Card(String id, String name, CardType type, int copies, Attack attack, String damage, int bonus, int paws, String slot,
        Need need, boolean story, int cost, Map<String, Integer> costFor, String timing, String text, String good, boolean first,
        List<Passage.Voice> kept) implements Entry {
    /** The cheese that an ability costs this hero. */
    public int costFor(HeroCard hero) {
        return hero.classes().stream().filter(costFor::containsKey).mapToInt(costFor::get).min().orElse(cost);
    }

    /** The keys of the copies in a game: the id of a single copy, or the id with the number of each copy. */
    public List<String> keys() {
        return copies == 1 ? List.of(id) : IntStream.rangeClosed(1, copies).mapToObj(copy -> id + "-" + copy).toList();
    }
}
