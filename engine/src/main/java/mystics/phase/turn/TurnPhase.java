package mystics.phase.turn;

import mystics.phase.Phase;

/** A hero's turn: movement, an action, and free actions (TURN, ACT). */
public final class TurnPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public TurnPhase() {
        part("A hero's turn");
        step(HeroTurnStep.class); // from its beginning to its first deed
        moment(HeroTakesTurn.class); // the player takes over
        step(HeroActs.class); // one deed after another
        step(HeroScurries.class); // a scurry, space by space
        moment(HeroTurn.class); // what will the hero do?
        moment(ActionAllowed.class); // may it do that?
        moment(ActionPrice.class); // how many actions does that take?
        moment(MoveCutShort.class); // an action ends the move
        step(ActionTakenLater.class); // the end of an action that waited for the answer
        moment(ActionTaken.class); // an action is done
        among(HeroAction.class, MoveAction.class); // go to a space
        among(HeroAction.class, ScurryAction.class); // an action: move again
        among(HeroAction.class, RecoverAction.class); // an action: be rid of a condition
        moment(RecoverChoices.class); // what can it recover from?

        part("A hero attacks");
        among(HeroAction.class, BattleAction.class); // an action: attack with a weapon
        moment(Arms.class); // what does it attack with?
        moment(WeaponAllowed.class); // may it use that weapon?
        moment(Targets.class); // whom does the weapon reach?
    }
}
