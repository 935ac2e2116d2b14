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
    /** The room of the event, to which a surge would come. */
    public final RoomInPlay room;
    /** The number of cheese. */
    public final Tally amount;
    private final Optional<Figure> by;
    private final Optional<Strike> strike;
    private final CheeseFrom from;

    public CheeseOnWheel(RoomInPlay room, int amount, CheeseFrom from, Optional<Figure> by, Optional<Strike> strike) {
        this.room = room;
        this.amount = new Tally("cheese", amount);
        this.from = from;
        this.by = by;
        this.strike = strike;
    }

    /** The source of the cheese: attack, defence, time or rule. */
    @Names(What.CHEESE_FROM)
    public String getFrom() {
        return Spelling.of(from);
    }

    /** Whether a figure rolled the cheese. */
    public boolean hasThrower() {
        return by.isPresent();
    }

    /** The figure that rolled the cheese; to be called only if there is one. */
    public Figure getThrower() {
        return by.orElseThrow();
    }

    /**
     * Whether the cheese was rolled in an attack and this figure is the opponent: the first target, or the attacker if the cheese was
     * rolled in defence.
     */
    public boolean isAgainst(Figure figure) {
        return strike.flatMap(attack -> from == CheeseFrom.ATTACK ? attack.getTargets().stream().findFirst() : attack.attacker())
                .filter(figure::equals).isPresent();
    }

    /** Whether the cheese was rolled in an attack. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The attack; to be called only if the cheese was rolled in one. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }

    /** Whether the cheese was rolled in an attack with this card. */
    public boolean isWith(CardInPlay card) {
        return strike.isPresent() && strike.get().isWith(card);
    }

    @Override
    public int actor() {
        return by.map(Figure::slot).orElse(-1);
    }
}
