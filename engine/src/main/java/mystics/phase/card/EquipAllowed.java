package mystics.phase.card;

import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;

/** May a hero equip a card? Only {@code forbid} rules speak at this moment. */
public final class EquipAllowed extends Moment implements Permission {
    /** The hero. */
    public final Figure hero;
    /** The card. */
    public final CardInPlay card;

    public EquipAllowed(Figure hero, CardInPlay card) {
        this.hero = hero;
        this.card = card;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
