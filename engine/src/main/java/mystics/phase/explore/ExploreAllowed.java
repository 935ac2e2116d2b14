package mystics.phase.explore;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;

/** May a hero explore this way? Only {@code forbid} rules speak at this moment. */
public final class ExploreAllowed extends Moment implements Permission {
    /** The hero who explores. */
    public final Figure hero;
    /** The room that the hero would leave. */
    public final RoomInPlay from;
    /** The room that the hero would enter. */
    public final RoomInPlay to;
    /** The space on which the hero stands. */
    public final Space space;
    /** The requirement of the flip space, such as a tool; empty for exits and plain flip spaces. */
    public final String needs;
    /** Whether the way leads through an exit rather than over a flip space. */
    public final boolean exit;

    ExploreAllowed(Figure hero, WayOut way) {
        this.hero = hero;
        this.from = hero.getRoom();
        this.to = way.to();
        this.space = hero.getSpace();
        this.needs = way.needs();
        this.exit = way.exit();
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
