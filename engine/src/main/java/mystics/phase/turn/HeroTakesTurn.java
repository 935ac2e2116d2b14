package mystics.phase.turn;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/**
 * A hero is about to take its turn: it rolls its movement die and then acts as its player chooses (TURN-1). An {@code
 * instead} rule may act for the hero.
 */
public final class HeroTakesTurn extends Moment implements Happening {
    /** The hero whose turn it is. */
    public final Figure hero;

    public HeroTakesTurn(Figure hero) {
        this.hero = hero;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
