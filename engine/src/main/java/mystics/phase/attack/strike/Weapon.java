package mystics.phase.attack.strike;

import mystics.content.Attack;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;

/**
 * The weapon of an attack.
 *
 * @param name the name of the weapon in the log
 * @param damage the type of damage, or empty text (BATTLE-10)
 * @param card the number of the weapon card, or -1
 */
public record Weapon(String name, Attack attack, String damage, int bonus, int card) {
    /** A weapon card. */
    public static Weapon of(CardInPlay card) {
        return new Weapon(card.getName(), card.facts().attack(), card.getDamage(), card.getBonus(), card.getNumber());
    }

    /** The attack printed on a figure's card. A hero without a weapon attacks with its paws. */
    public static Weapon of(Figure minion) {
        if (minion.isHero()) {
            return new Weapon(minion.getName(), Attack.MELEE, "", 0, -1);
        }
        return new Weapon(minion.minionCard().one(), minion.minionCard().attack(), "", 0, -1);
    }
}
