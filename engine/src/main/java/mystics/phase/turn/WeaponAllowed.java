package mystics.phase.turn;

import mystics.content.Attack;
import mystics.phase.attack.strike.Weapon;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;

/** May a hero attack with a weapon now, regardless of targets (BATTLE-1)? Only {@code forbid} rules speak at this moment. */
public final class WeaponAllowed extends Moment implements Permission {
    /** The hero who attacks. */
    public final Figure hero;
    private final Weapon weapon;

    WeaponAllowed(Figure hero, Weapon weapon) {
        this.hero = hero;
        this.weapon = weapon;
    }

    /** Whether the weapon is this card. */
    public boolean isWith(CardInPlay card) {
        return weapon.card() == card.getNumber();
    }

    public boolean isRanged() {
        return weapon.attack() == Attack.RANGED;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
