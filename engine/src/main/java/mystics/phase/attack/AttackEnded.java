package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;

/** An attack is over: every target has defended. */
public final class AttackEnded extends StrikeMoment {
    public AttackEnded(Strike strike) {
        super(strike);
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{attacker} has attacked {targets} with {weapon}", "attacker", strike.attackerInWords(), "targets", strike.targetsInWords(), "weapon", strike.weapon().name()));
    }
}
