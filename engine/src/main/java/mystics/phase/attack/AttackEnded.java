package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.StrikeMoment;
import mystics.rules.Occurrence;

/** An attack is over: every target has defended. */
public final class AttackEnded extends StrikeMoment implements Occurrence {
    public AttackEnded(Strike strike) {
        super(strike);
    }

    @Override
    public Optional<Sentence> words() {
        return words("{attacker} has attacked {targets} with {weapon}", "{attacker} has attacked {targets}");
    }
}
