package mystics.phase.minion;

import mystics.phase.Phase;

/** The turns of minions (MINION). */
public final class MinionPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public MinionPhase() {
        part("A minion's turn");
        step(MinionTurnStep.class); // all figures of a card
        step(MinionActs.class); // one figure
        moment(MinionTurn.class); // it acts
        moment(MinionMove.class); // it moves
        moment(PreyChosen.class); // whom it goes for
        moment(MinionAttack.class); // it attacks
    }
}
