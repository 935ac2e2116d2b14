package mystics.phase.wheel;

import java.util.Optional;
import mystics.content.Spelling;
import mystics.phase.attack.strike.Strike;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;
import mystics.rules.Tally;

/** Cheese goes on the minion wheel (BATTLE-6, ROUND-3); a full wheel brings a surge (SURGE-1). */
public final class CheeseOnWheel extends Moment implements Happening {
    /** The room where it happens, in which a surge would come. */
    public final RoomInPlay room;
    /** How much. */
    public final Tally amount;
    /** The figure that rolled it: {@link #by} holds it when there is one. */
    public final Optional<Figure> by;
    /** The attack it was rolled in, when there is one. */
    public final Optional<Strike> strike;
    /** The other figure of that attack: its first target, or the attacker when it was rolled in defence. */
    public final Optional<Figure> against;
    private final CheeseFrom from;

    public CheeseOnWheel(RoomInPlay room, int amount, CheeseFrom from, Optional<Figure> by, Optional<Strike> strike) {
        this.room = room;
        this.amount = new Tally("cheese", amount);
        this.from = from;
        this.by = by;
        this.strike = strike;
        this.against = strike.flatMap(attack -> from == CheeseFrom.ATTACK ? attack.getTargets().stream().findFirst() : attack.attacker());
    }

    /** Where it comes from: attack, defence, time or rule. */
    @Names(What.CHEESE_FROM)
    public String getFrom() {
        return Spelling.of(from);
    }

    /** Whether it was rolled in an attack made with this card. */
    public boolean isWith(CardInPlay card) {
        return strike.isPresent() && strike.get().isWith(card);
    }

    @Override
    public int actor() {
        return by.map(Figure::slot).orElse(-1);
    }
}
