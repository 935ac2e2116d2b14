package mystics.content;

/**
 * A card of the search deck or of the abilities: what is printed on it.
 *
 * @param attack for weapons, how it attacks; {@code damage} the type of its blows (BATTLE-10)
 * @param bonus dice a weapon adds to battle, or armor to defence
 * @param paws paws a weapon or shield takes; 0 for others
 * @param slot the body slot of armor, empty text for others
 * @param story whether it is set aside unless a chapter names it
 * @param cost cheese an ability costs; 0 for search cards
 * @param timing when an ability is used: free, action, battle, before-attack, before-turn or reaction; empty for search cards
 */
public record Card(String id, String name, CardType type, int copies, Attack attack, String damage, int bonus, int paws, String slot,
                   Need need, boolean story, int cost, String timing, String text) implements Entry {
}
