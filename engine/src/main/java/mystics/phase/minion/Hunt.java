package mystics.phase.minion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import mystics.phase.move.Reach;
import mystics.phase.move.Ways;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;

/** The distances of a minion from everything in its room, and the ways towards a target (MINION-3, MINION-5). */
public final class Hunt {
    /** A number greater than any place on the initiative track. */
    private static final int TRACK = 256;

    private final Figure minion;
    private final Ways ways;
    private final byte[] distance;

    private Hunt(Scene scene, Figure minion) {
        this.minion = minion;
        this.ways = Ways.of(scene, minion);
        this.distance = new byte[ways.room.plan().size()];
        flood();
    }

    /** A minion's view of its room. */
    public static Hunt of(Scene scene, Figure minion) {
        return new Hunt(scene, minion);
    }

    /** Computes the distances. The minion can aim for a space that is closed to it, but cannot pass through such a space. */
    private void flood() {
        Arrays.fill(distance, (byte) Reach.FAR);
        int start = minion.getSpace().index();
        distance[start] = 0;
        long frontier = 1L << start;
        long seen = frontier;
        for (int steps = 1; frontier != 0; steps++) {
            long next = 0;
            for (long left = frontier; left != 0; left &= left - 1) {
                next |= ways.next(Long.numberOfTrailingZeros(left));
            }
            next &= ~seen;
            seen |= next;
            for (long left = next; left != 0; left &= left - 1) {
                distance[Long.numberOfTrailingZeros(left)] = (byte) steps;
            }
            frontier = next & ~ways.bars();
        }
    }

    /** The number of steps to a space, going round the figures that are in the way now; {@link Reach#FAR} if there is no way. */
    public int distance(Space space) {
        return space.getRoom().equals(ways.room) ? distance[space.index()] : Reach.FAR;
    }

    /** The spaces on which the minion can end its walk within a number of steps, its own space first; no rule stops it on the way. */
    List<Space> within(int steps) {
        List<Space> open = new ArrayList<>();
        open.add(minion.getSpace());
        for (int space = 0; space < distance.length; space++) {
            if (distance[space] > 0 && distance[space] <= Math.min(steps, Reach.FAR - 1) && (ways.bars() >> space & 1) == 0
                    && endsOn(ways.room.space(space), steps)) {
                open.add(ways.room.space(space));
            }
        }
        return open;
    }

    private boolean endsOn(Space goal, int steps) {
        List<Space> way = way(goal, steps);
        return way.get(way.size() - 1) == goal;
    }

    /**
     * The number of steps to a space, even if the way is barred. A space that cannot be reached counts as farther away than all spaces that
     * can.
     */
    public int nearness(Space space) {
        int walked = distance(space);
        return walked < Reach.FAR ? walked : Reach.FAR + ways.room.plan().stepsOverLines(minion.getSpace().index(), space.index());
    }

    /**
     * The nearest of the heroes that the minion may choose. Among heroes equally near, a hero that a rule prefers comes first, and then the
     * one highest on the track (MINION-5).
     */
    public Optional<Figure> nearest(PreyChosen chosen) {
        Figure nearest = null;
        int least = Integer.MAX_VALUE;
        List<Figure> prey = chosen.prey();
        for (int i = 0; i < prey.size(); i++) {
            Figure hero = prey.get(i);
            int distance = (nearness(hero.getSpace()) * 2 + (chosen.isPreferred(hero) ? 0 : 1)) * TRACK + hero.getTrackPlace();
            if (distance < least) {
                least = distance;
                nearest = hero;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** The nearest of a number of figures; among figures equally near, the one highest on the track. */
    public Figure nearestOf(List<Figure> figures) {
        return figures.stream()
                .min(Comparator.<Figure>comparingInt(figure -> nearness(figure.getSpace())).thenComparingInt(Figure::getTrackPlace))
                .orElseThrow();
    }

    /**
     * The first steps of all shortest ways to a space, or to the nearest space that can be reached; none if the minion is already there.
     */
    public List<Space> firstSteps(Space goal) {
        int target = target(goal);
        if (distance[target] == 0) {
            return List.of();
        }
        long at = 1L << target;
        for (int steps = distance[target] - 1; steps > 0; steps--) {
            at = before(at, steps);
        }
        return ways.room.spaces(at);
    }

    /**
     * All shortest ways to a space, or to the nearest space that can be reached, each cut off after a number of steps; none if the minion
     * is already there. Nothing stops the minion on its way.
     */
    public List<List<Space>> ways(Space goal, int points) {
        int target = target(goal);
        long[] layers = new long[distance[target] + 1];
        layers[distance[target]] = 1L << target;
        for (int steps = distance[target] - 1; steps > 0; steps--) {
            layers[steps] = before(layers[steps + 1], steps);
        }
        List<List<Space>> found = new ArrayList<>();
        if (distance[target] > 0 && points > 0) follow(minion.getSpace().index(), List.of(), layers, points, found);
        return found;
    }

    private void follow(int from, List<Space> way, long[] layers, int points, List<List<Space>> found) {
        if (way.size() == Math.min(points, layers.length - 1)) {
            found.add(way);
            return;
        }
        for (Space next : ways.room.spaces(ways.next(from) & layers[way.size() + 1])) {
            List<Space> longer = new ArrayList<>(way);
            longer.add(next);
            follow(next.index(), longer, layers, points, found);
        }
    }

    /** Of the unbarred spaces at a given distance from the minion, those from which one step leads to one of the given spaces. */
    private long before(long these, int steps) {
        long found = 0;
        for (int space = 0; space < ways.room.plan().size(); space++) {
            boolean leads = distance[space] == steps && (ways.bars() >> space & 1) == 0 && (ways.next(space) & these) != 0;
            found |= leads ? 1L << space : 0;
        }
        return found;
    }

    private int target(Space goal) {
        return distance(goal) < Reach.FAR && (ways.bars() & goal.bit()) == 0 ? goal.index() : closest(goal);
    }

    /**
     * The way towards a space, limited to a number of steps. The minion follows a shortest way, does not enter a closed space, and stops on
     * a space that ends its movement. If the goal cannot be reached, the way leads as near to the goal as possible.
     */
    public List<Space> way(Space goal, int points) {
        int target = target(goal);
        List<Space> back = new ArrayList<>();
        for (int at = target; distance[at] > 0; at = before(at)) {
            back.add(ways.room.space(at));
        }
        Collections.reverse(back);
        for (int i = 0; i < Math.min(back.size(), points); i++) {
            if ((ways.stops() & back.get(i).bit()) != 0) {
                return back.subList(0, i + 1);
            }
        }
        return back.subList(0, Math.min(back.size(), points));
    }

    /** The open space nearest to a goal; among equals, the one with the shortest walk, and then the first. */
    private int closest(Space goal) {
        int best = minion.getSpace().index();
        for (int space = 0; space < ways.room.plan().size(); space++) {
            boolean open = distance[space] < Reach.FAR && (ways.bars() >> space & 1) == 0;
            if (open && remaining(space, goal) * 100 + distance[space] < remaining(best, goal) * 100 + distance[best]) {
                best = space;
            }
        }
        return best;
    }

    private int remaining(int space, Space goal) {
        return ways.room.plan().stepsOverLines(space, goal.index());
    }

    private int before(int at) {
        for (long left = previous(at); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            boolean passable = distance[from] == 0 || (ways.bars() >> from & 1) == 0;
            if (passable && distance[from] == distance[at] - 1 && (ways.next(from) >> at & 1) != 0) {
                return from;
            }
        }
        throw new IllegalStateException("No way back from " + ways.room.space(at));
    }

    private long previous(int at) {
        long near = 0;
        for (int space = 0; space < ways.room.plan().size(); space++) {
            near |= distance[space] == distance[at] - 1 ? 1L << space : 0;
        }
        return near;
    }
}
