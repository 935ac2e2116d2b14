package mystics.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import mystics.content.Box;
import mystics.geometry.Plan;
import mystics.geometry.PlanExit;
import mystics.phase.explore.WaysOut;

/** The routes between the rooms of a chapter, through facing exits and flip spaces. The routes are computed once. */
final class Route {
    private static final int ROOM = 10;
    private static final int TOOL = 15;
    private static final int FAR = 10_000;

    private final Hop[][] hops;

    /**
     * One exit of a room.
     *
     * @param key the key of the explore option
     * @param to the room behind the exit
     * @param spaces the spaces from which the exit is taken, one bit each
     */
    record Hop(String key, int to, long spaces, int cost) {
    }

    private Route(Hop[][] hops) {
        this.hops = hops;
    }

    /** The routes of a box's chapter. */
    static Route of(Box box) {
        return of(box, room -> true);
    }

    /** The routes through the rooms that are in play. */
    static Route of(Box box, IntPredicate inPlay) {
        int rooms = box.roomCount();
        List<List<Hop>> out = new ArrayList<>();
        for (int room = 0; room < rooms; room++) {
            List<Hop> ways = waysOut(box, room);
            ways.removeIf(hop -> !inPlay.test(hop.to()));
            out.add(ways);
        }
        int[][] far = new int[rooms][rooms];
        Hop[][] first = new Hop[rooms][rooms];
        for (int from = 0; from < rooms; from++) {
            java.util.Arrays.fill(far[from], FAR);
            far[from][from] = 0;
        }
        boolean shorter = true;
        while (shorter) {
            shorter = false;
            for (int from = 0; from < rooms; from++) {
                for (Hop hop : out.get(from)) {
                    shorter |= shorten(far, first, from, hop);
                }
            }
        }
        return new Route(first);
    }

    private static boolean shorten(int[][] far, Hop[][] first, int from, Hop hop) {
        boolean shorter = false;
        for (int to = 0; to < far.length; to++) {
            if (hop.cost() + far[hop.to()][to] < far[from][to]) {
                far[from][to] = hop.cost() + far[hop.to()][to];
                first[from][to] = hop;
                shorter = true;
            }
        }
        return shorter;
    }

    private static List<Hop> waysOut(Box box, int room) {
        List<Hop> ways = new ArrayList<>();
        Plan plan = box.room(room).plan();
        for (PlanExit exit : plan.exits()) {
            for (int other = 0; other < box.roomCount(); other++) {
                if (box.isBeyond(room, exit.edge(), other) && box.room(other).plan().exits().stream().anyMatch(exit::meets)) {
                    ways.add(new Hop("explore:exit-" + exit.edge(), other, exit.spaces(), ROOM));
                }
            }
        }
        for (long left = plan.marked(WaysOut.FLIP); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            ways.add(new Hop("explore:" + WaysOut.FLIP, room ^ 1, 1L << space, plan.needs(space).isEmpty() ? ROOM : ROOM + TOOL));
        }
        return ways;
    }

    /** The first exit to take from one room towards another; empty when there is no route, or when both rooms are the same. */
    Optional<Hop> towards(int from, int to) {
        return Optional.ofNullable(hops[from][to]);
    }

    /** The number of rooms still to enter on the route between two rooms; 0 when there is no route. */
    int rooms(int from, int to) {
        int count = 0;
        for (int at = from; at != to && hops[at][to] != null; at = hops[at][to].to()) {
            count++;
        }
        return count;
    }
}
