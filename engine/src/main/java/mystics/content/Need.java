package mystics.content;

import java.util.List;
import java.util.Locale;

/**
 * The requirement for equipping or using a card (FREE-4): one of several classes, a certain hero, or a printed value.
 *
 * @param classes the classes, any one of which suffices; empty when no class is required
 * @param hero the one hero who can use the card, or empty
 * @param value the printed value required (battle, defence, lore, move), or empty
 * @param least the least sufficient value
 */
public record Need(List<String> classes, String hero, String value, int least) {
    /** No requirement. */
    public static final Need NOTHING = new Need(List.of(), "", "", 0);

    /** Whether a hero meets the requirement. */
    public boolean metBy(HeroCard card) {
        return (classes.isEmpty() || isOneOf(card.classes()))
                && (hero.isEmpty() || hero.equals(card.id()))
                && (value.isEmpty() || valueOf(card) >= least);
    }

    private boolean isOneOf(List<String> others) {
        for (int i = 0; i < others.size(); i++) {
            if (classes.contains(others.get(i))) {
                return true;
            }
        }
        return false;
    }

    private int valueOf(HeroCard card) {
        return switch (value) {
            case "battle" -> card.battle();
            case "defence" -> card.defence();
            case "lore" -> card.lore();
            case "move" -> card.move();
            default -> 0;
        };
    }

    /** The requirement in words; empty when there is none. */
    public String words() {
        if (!hero.isEmpty()) {
            return "only " + hero.substring(0, 1).toUpperCase(Locale.ROOT) + hero.substring(1).replace('-', ' ');
        }
        if (!value.isEmpty()) {
            return value + " " + least + " or more";
        }
        return String.join(" or ", classes);
    }
}
