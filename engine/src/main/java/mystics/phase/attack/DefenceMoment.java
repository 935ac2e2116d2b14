package mystics.phase.attack;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.StrikeMoment;
import mystics.rules.Figure;

/** A moment of one figure's defence. */
public abstract class DefenceMoment extends StrikeMoment {
    /** The figure that defends. */
    public final Figure defender;

    DefenceMoment(Strike strike, Figure defender) {
        super(strike);
        this.defender = defender;
    }

    @Override
    public final int actor() {
        return defender.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return words("{attacker} attacks {defender} with {weapon}", "{attacker} attacks {defender}", "defender", defender);
    }
}
