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
    /** Who takes them. */
    public final Figure victim;
    /** How many. */
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

    /** Whether it happens in an attack. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The attack; only if it happens in one. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }

    /** Whether it comes from an attack by this figure. */
    public boolean isBy(Figure figure) {
        return strike.isPresent() && strike.get().isBy(figure);
    }

    /** Whether it comes from an attack somebody makes. */
    public boolean hasAttacker() {
        return strike.isPresent() && strike.get().attacker().isPresent();
    }

    /** The attacker; only when there is one. */
    public Figure getAttacker() {
        return strike.flatMap(Strike::attacker).orElseThrow();
    }

    /** More (or fewer) wounds. */
    public void add(int number) {
        Handed.number(number);
        amount.add(number, scene.speakerName());
    }

    /** Makes these wounds of a sort: each also lays one of this mark on the victim. */
    public void leave(@Names(What.MARK) String mark) {
        Handed.over(mark);
        sort = mark;
    }

    /** The mark each wound also lays, or empty text. */
    @Names(What.MARK)
    public String getSort() {
        return sort;
    }

    /** Of a boss with several cards they lie on the one it stands for now, not on those of the party's choice. */
    void onActingCard() {
        onActingCard = true;
    }

    boolean isOnActingCard() {
        return onActingCard;
    }

    void dealt(int wounds) {
        dealt = wounds;
    }

    /** How many wounds were really dealt; known after. */
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
