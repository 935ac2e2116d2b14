package mystics.phase.attack;

/** An attack is declared and paid for, before any dice (BATTLE-1 to BATTLE-3). */
public final class AttackDeclared extends StrikeMoment {
    public AttackDeclared(Strike strike) {
        super(strike);
    }
}
