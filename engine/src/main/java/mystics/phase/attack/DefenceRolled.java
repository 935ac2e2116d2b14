package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Faces;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Occurrence;

/** The defence dice lie on the table, and no rule has read them yet. */
public final class DefenceRolled extends DefenceMoment implements Occurrence {
    /** The dice. */
    public final Dice dice;
    /** The hits against which the defence dice are rolled. */
    public final int hits;

    public DefenceRolled(Strike strike, Figure defender, Dice dice, int hits) {
        super(strike, defender);
        this.dice = dice;
        this.hits = hits;
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{defender} defends against {hits}, and the dice show {dice}: {worth}", "defender", defender,
                "hits", Attacks.inWords(hits), "dice", dice, "worth", worth()));
    }

    private Sentence worth() {
        int through = hits - dice.shown(Faces::shield);
        return through > 0 ? Sentence.of("{hits} {n|comes|come} through so far", "hits", Attacks.inWords(through), "n", through)
                : Sentence.of("all is blocked so far");
    }
}
