package mystics.content;

import java.util.List;

/**
 * A hero's card (SETUP-3).
 *
 * @param classes the classes it has; a card that needs any one of them is met
 * @param battle dice it attacks with; {@code defence} dice it defends with; {@code lore} for cards that ask for it; {@code move} spaces added to the movement die
 * @param life wounds at which it is captured
 * @param gear ids of the search cards it starts with, equipped
 * @param ability id of the ability card suggested for a first game
 */
public record HeroCard(String id, String name, List<String> classes, int battle, int defence, int lore, int move, int life,
                       List<String> gear, String ability, String about, List<Power> powers) implements Entry {
    /** One of the abilities printed on the card itself. */
    public record Power(String name, String text) {
    }
}
