package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.MinionCard;
import mystics.phase.attack.strike.Strike;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Space;

/**
 * A minion is defeated (BATTLE-7). When rules speak with {@code after}, the figure is already in the box, but this moment still has the
 * figure's earlier values.
 */
public final class Defeated extends Moment implements Happening {
    /** The minion. */
    public final Figure minion;
    /** The id of the minion's card. */
    @Names(What.MINION)
    public final String kind;
    /** The space where the minion stood. */
    public final Space space;
    private final Optional<Strike> strike;
    private final MinionCard card;
    private final String name;
    private final boolean ally;

    public Defeated(Figure minion, Optional<Strike> strike) {
        this.minion = minion;
        this.kind = minion.getKind();
        this.space = minion.getSpace();
        this.card = minion.minionCard();
        this.name = minion.getName();
        this.ally = minion.isAlly();
        this.strike = strike;
    }

    /** Whether the minion belonged to a kin. */
    public boolean isKin(@Names(What.KIN) String word) {
        return card.kin().contains(word);
    }

    /** Whether the minion was the boss with this name (INIT-5). */
    public boolean isBossCalled(@Names(What.BOSS) String name) {
        return card.of().equals(name);
    }

    /** Whether the minion fought for the heroes. */
    public boolean isAlly() {
        return ally;
    }

    /** Whether the minion is defeated in an attack. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The attack in which the figure is defeated; exists only if an attack defeats it. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }

    /** Whether this figure defeated the minion. */
    public boolean isBy(Figure figure) {
        return strike.isPresent() && strike.get().isBy(figure);
    }

    /** Whether the minion was defeated by an attack with this card. */
    public boolean isWith(CardInPlay weapon) {
        return strike.isPresent() && strike.get().isWith(weapon);
    }

    /** Whether a hero defeated the minion. */
    public boolean isByHero() {
        return strike.flatMap(Strike::attacker).filter(Figure::isHero).isPresent();
    }

    /** The figure that defeated the minion; exists only if a figure did. */
    public Figure getVictor() {
        return strike.flatMap(Strike::attacker).orElseThrow();
    }

    @Override
    public int actor() {
        return strike.flatMap(Strike::attacker).map(Figure::slot).orElse(-1);
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{minion} is defeated", "minion", name));
    }
}
