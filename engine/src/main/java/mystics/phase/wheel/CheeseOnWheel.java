package mystics.phase.wheel;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;
import mystics.rules.Tally;

/** Cheese goes on the minion wheel (BATTLE-6, ROUND-3); a full wheel brings a surge (SURGE-1). */
public final class CheeseOnWheel extends Moment {
    /** The room where it happens, in which a surge would come. */
    public final RoomInPlay room;
    /** How much. */
    public final Tally amount;
    /** Where it comes from: attack, defence, time, or rule. */
    public final String from;
    /** The figure that rolled it: {@link #by} holds it when there is one. */
    public final java.util.Optional<Figure> by;
    /** The other figure of the attack it was rolled in, when there is one. */
    public final java.util.Optional<Figure> against;

    public CheeseOnWheel(RoomInPlay room, int amount, String from, java.util.Optional<Figure> by, java.util.Optional<Figure> against) {
        this.room = room;
        this.amount = new Tally("cheese", amount);
        this.from = from;
        this.by = by;
        this.against = against;
    }

    @Override
    public int actor() {
        return by.map(Figure::slot).orElse(-1);
    }
}
