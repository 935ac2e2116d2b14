package mystics.phase.attack;

/** An attack is over: every target has defended. */
public final class AttackEnded extends StrikeMoment {
    public AttackEnded(Strike strike) {
        super(strike);
    }
}
