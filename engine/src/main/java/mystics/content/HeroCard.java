package mystics.content;

import java.util.List;

/**
 * A hero's card (SETUP-3).
 *
 * @param classes the hero's classes; a card that lists several classes accepts any one of them
 * @param battle the number of battle dice
 * @param defence the number of defence dice
 * @param lore the value that some cards ask for
 * @param move the number of spaces that are added to the movement die
 * @param life wounds at which the hero is captured
 * @param gear ids of the search cards equipped at the start
 * @param ability id of the ability card suggested for a first game
 */
public record HeroCard(String id, String name, List<String> classes, int battle, int defence, int lore, int move, int life,
        List<String> gear, String ability, String about, List<Power> powers) implements Entry {
    /** One of the abilities printed on the card itself. */
    public record Power(String name, String text) {
    }
}
