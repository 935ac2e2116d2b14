package mystics.phase.attack;

import mystics.rules.Figure;

/** A moment of one figure's defence. */
public abstract class DefenceMoment extends StrikeMoment {
    /** Who defends. */
    public final Figure defender;

    DefenceMoment(Strike strike, Figure defender) {
        super(strike);
        this.defender = defender;
    }

    @Override
    public final int actor() {
        return defender.slot();
    }
}
