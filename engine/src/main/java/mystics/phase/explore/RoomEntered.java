package mystics.phase.explore;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/** The heroes have come into a room; an encounter there, if any, comes afterwards. */
public final class RoomEntered extends Moment implements Happening {
    /** The room. */
    public final RoomInPlay room;
    /** The hero who explored. */
    public final Figure hero;
    /** Whether the room is entered for the first time in this chapter. */
    public final boolean first;

    RoomEntered(RoomInPlay room, Figure hero, boolean first) {
        this.room = room;
        this.hero = hero;
        this.first = first;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
