package mystics.phase.attack.strike;

import mystics.rules.Happening;

/** An attack is declared and paid for, before any dice (BATTLE-1 to BATTLE-3). */
public final class AttackDeclared extends StrikeMoment implements Happening {
    public AttackDeclared(Strike strike) {
        super(strike);
    }
}
