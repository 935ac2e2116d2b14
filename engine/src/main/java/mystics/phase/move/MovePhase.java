package mystics.phase.move;

import mystics.phase.Phase;

/** The movement and the placing of figures (MOVE). */
public final class MovePhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public MovePhase() {
        part("Moving");
        moment(MoveAllowed.class); // may it move at all?
        moment(MoveThrow.class); // a fixed number in place of the die?
        moment(MoveRolled.class); // the die lies
        moment(MoveValue.class); // what a hero adds to the die
        moment(MovePoints.class); // how far it may go
        moment(MoveDie.class); // the movement is counted
        moment(Ways.class); // where it may go, and at what price
        moment(Stepping.class); // a step
        moment(SpaceEntered.class); // the step is done
        moment(MoveEnds.class); // the figure stands
        moment(PlaceAllowed.class); // may it be put there?
        moment(Placed.class); // it was put there
    }
}
