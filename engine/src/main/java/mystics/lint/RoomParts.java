package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import mystics.geometry.Plan;
import mystics.geometry.PlanExit;
import mystics.phase.explore.WaysOut;

/**
 * The connected parts of a room. Mice can move within a part from neighbour to neighbour, with a current, out and back in through an
 * exit, and over flip spaces.
 */
final class RoomParts {
    private final Plan plan;
    private final List<Long> joined = new ArrayList<>();

    private RoomParts(Plan plan, boolean turned) {
        this.plan = plan;
        for (PlanExit exit : plan.exits()) joined.add(exit.spaces());
        if (turned) joined.add(plan.marked(WaysOut.FLIP));
        for (int space = 0; space < plan.size(); space++) {
            if (plan.flow(space) >= 0) joined.add(1L << space | 1L << plan.flow(space));
        }
    }

    /**
     * The parts of a side, each as a mask with bit n for space n.
     *
     * @param turned whether the other side of the tile has flip spaces too; a mouse that leaves over a flip space may then return on any
     *     flip space of this side (EXPLORE-5)
     */
    static List<Long> of(Plan plan, boolean turned) {
        RoomParts ways = new RoomParts(plan, turned);
        List<Long> parts = new ArrayList<>();
        for (long left = plan.all(); left != 0; left &= ~parts.get(parts.size() - 1)) parts.add(ways.from(Long.lowestOneBit(left)));
        return parts;
    }

    private long from(long begun) {
        long part = begun;
        long wider = wider(part);
        while (wider != part) {
            part = wider;
            wider = wider(part);
        }
        return part;
    }

    private long wider(long part) {
        long wider = part;
        for (int space = 0; space < plan.size(); space++) {
            if ((part & 1L << space) != 0) wider |= plan.neighbours(space);
        }
        for (long group : joined) {
            if ((part & group) != 0) wider |= group;
        }
        return wider;
    }
}
