package mystics.phase.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.phase.attack.strike.Strike;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Tally;

/** A hero is captured (CAPTURE-1). Rules can still change what the hero keeps and loses. */
public final class Captured extends Moment implements Happening {
    /** The hero. */
    public final Figure hero;
    private final Optional<Strike> strike;
    /** The cheese that the hero keeps. By the book, the hero keeps no cheese (CAPTURE-2). */
    public final Tally keeps = new Tally("cheese kept", 0);
    private final List<CardInPlay> lost;

    public Captured(Figure hero, Optional<Strike> strike) {
        this.hero = hero;
        this.strike = strike;
        this.lost = new ArrayList<>(hero.getEquipped());
        for (String gear : hero.heroCard().gear()) {
            this.lost.stream().filter(card -> card.getId().equals(gear)).findFirst().ifPresent(this.lost::remove);
        }
    }

    /** Whether the hero is captured in an attack. */
    public boolean isInAttack() {
        return strike.isPresent();
    }

    /** The attack; exists only if the hero is captured in an attack. */
    public Strike getStrike() {
        return strike.orElseThrow();
    }

    /** Lets the hero keep this card. */
    public void keep(CardInPlay card) {
        Handed.over(card);
        lost.remove(card);
    }

    /** The cards that the hero loses. */
    public List<CardInPlay> getLost() {
        return List.copyOf(lost);
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
