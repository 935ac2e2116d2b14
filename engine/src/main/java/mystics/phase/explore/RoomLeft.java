package mystics.phase.explore;

import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/** The heroes have left a room. Anything the heroes left behind in the room is lost (PARTY-3, RUL-108). */
public final class RoomLeft extends Moment implements Happening {
    /** The room. */
    public final RoomInPlay room;

    RoomLeft(RoomInPlay room) {
        this.room = room;
    }
}
