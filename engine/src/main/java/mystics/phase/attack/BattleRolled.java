package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Faces;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.StrikeMoment;
import mystics.rules.Dice;
import mystics.rules.Occurrence;

/** The battle dice lie on the table, and no rule has read them yet. */
public final class BattleRolled extends StrikeMoment implements Occurrence {
    /** The dice. */
    public final Dice dice;

    public BattleRolled(Strike strike, Dice dice) {
        super(strike);
        this.dice = dice;
    }

    @Override
    public Optional<Sentence> words() {
        return words("{attacker} attacks {targets} with {weapon}, and the dice show {dice}: {worth}",
                "{attacker} attacks {targets}, and the dice show {dice}: {worth}", "dice", dice, "worth", worth());
    }

    private Sentence worth() {
        int hits = dice.shown(strike.isRanged() ? Faces::bow : Faces::sword);
        return hits > 0 ? Sentence.of("{hits} so far", "hits", Attacks.inWords(hits))
                : Sentence.of("no hit so far, for {why}", "why", Attacks.noFace(strike));
    }
}
