package mystics.content;

import java.util.List;

/**
 * A hero's card (SETUP-3).
 *
 * @param classes the hero's classes; a card that lists several classes accepts any one of them
 * @param battle battle dice; {@code defence} defence dice; {@code lore} the value that some cards ask for; {@code move} spaces added to
 *     the movement die
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
