package mystics.phase.attack;

import mystics.phase.Phase;
import mystics.phase.attack.strike.AttackDeclared;

/** Attacks, the defence against them, and wounds (BATTLE). */
public final class AttackPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public AttackPhase() {
        part("Battle: the attack");
        moment(AttackDeclared.class); // paid for, before any dice
        moment(BattleDice.class); // how many dice
        moment(BattleRolled.class); // the dice lie
        moment(HitsCounted.class); // how many hits

        part("Battle: the defence");
        moment(Hit.class); // a target is hit
        moment(DefenceDice.class); // how many dice
        moment(DefenceRolled.class); // the dice lie
        moment(BlocksCounted.class); // how many blocks
        moment(Defended.class); // the blocks are counted
        moment(Wounding.class); // wounds are dealt
        moment(BossWoundLies.class); // on which card of a boss a wound lies
        moment(AttackEnded.class); // every target has defended

        part("Wounds and healing");
        moment(Defeated.class); // a minion is gone
        moment(Healing.class); // wounds go
    }
}
