package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Scene;
import mystics.rules.Tally;

/** A figure is about to take wounds, from an attack or from anything else (BATTLE-5). */
public final class Wounding extends Moment implements Happening {
    /** The figure that takes the wounds. */
    public final Figure victim;
    /** The number of wounds. */
    public final Tally amount;
    final Optional<Strike> strike;
    private final Scene scene;
    private String sort = "";
    private int dealt;
    private boolean onActingCard;

    public Wounding(Scene scene, Figure victim, int amount, Optional<Strike> strike) {
        this.scene = scene;
        this.victim = victim;
        this.amount = new Tally("wounds", amount);
        this.strike = strike;
    }

    /** Whether the wounds come from an attack. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The attack from which the wounds come, if there is one. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }

    /** Whether the wounds come from an attack by this figure. */
    public boolean isBy(Figure figure) {
        return strike.isPresent() && strike.get().isBy(figure);
    }

    /** Whether the wounds come from an attack that has an attacker. */
    public boolean hasAttacker() {
        return strike.isPresent() && strike.get().attacker().isPresent();
    }

    /** The attacker, if the attack has one. */
    public Figure getAttacker() {
        return strike.flatMap(Strike::attacker).orElseThrow();
    }

    /** Adds wounds, or removes some if the number is below 0. */
    public void add(int number) {
        Handed.number(number);
        amount.add(number, scene.speakerName());
    }

    /** Makes each of these wounds also lay this mark once on the victim. */
    public void leave(@Names(What.MARK) String mark) {
        Handed.over(mark);
        sort = mark;
    }

    /** The mark that each wound also lays; an empty text if there is none. */
    @Names(What.MARK)
    public String getSort() {
        return sort;
    }

    /** Lays the wounds of a boss with several cards on the card whose turn it is, so that the party does not choose a card. */
    void onActingCard() {
        onActingCard = true;
    }

    boolean isOnActingCard() {
        return onActingCard;
    }

    void dealt(int wounds) {
        dealt = wounds;
    }

    /** The number of wounds dealt; known only to {@code after} rules. */
    public int getDealt() {
        return dealt;
    }

    @Override
    public int actor() {
        return victim.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{victim} is about to take {wounds}", "victim", victim, "wounds", Wounds.inWords(amount.getDice())));
    }
}
