package mystics.phase.attack.strike;

import mystics.rules.Happening;

/** An attack has been declared and paid for; no dice have been rolled yet (BATTLE-1 to BATTLE-3). */
public final class AttackDeclared extends StrikeMoment implements Happening {
    public AttackDeclared(Strike strike) {
        super(strike);
    }
}
