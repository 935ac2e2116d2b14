package mystics.rules;

import java.util.Arrays;
import java.util.List;
import mystics.content.Size;
import mystics.geometry.Plan;

/**
 * The figures of a room by space: how full each space is (MOVE-7, MOVE-8), and where heroes and minions are. The counts are valid only
 * until a figure moves.
 */
public final class Occupancy {
    private final Plan plan;
    private final byte[] taken;
    private long heroes;
    private long minions;
    private long allies;
    private long waiting;

    Occupancy(Plan plan) {
        this.plan = plan;
        this.taken = new byte[plan.size()];
    }

    /** Counts the figures in one room: heroes, their foes and allies on the board, and heroes in reserve who wait there. */
    void count(int room, List<Figure> party, List<Figure> foes, List<Figure> friends, List<Figure> reserve) {
        Arrays.fill(taken, (byte) 0);
        heroes = stand(party, room);
        minions = stand(foes, room);
        allies = stand(friends, room);
        waiting = stand(reserve, room);
    }

    private long stand(List<Figure> figures, int room) {
        long where = 0;
        for (int i = 0; i < figures.size(); i++) {
            Figure figure = figures.get(i);
            if (figure.roomNumber() == room) {
                int space = figure.spaceNumber();
                taken[space] += bulk(figure.size());
                where |= 1L << space;
            }
        }
        return where;
    }

    /** The number of small figures that take as much room as one figure of the given size. */
    private static int bulk(Size size) {
        return switch (size) {
            case NONE -> 0;
            case SMALL -> 1;
            case LARGE -> Space.CAPACITY;
        };
    }

    private boolean isFull(int space, int there, Size size) {
        int most = plan.room(space) > 0 ? plan.room(space) : Space.CAPACITY;
        return size != Size.NONE && there + bulk(size) > most;
    }

    /** Whether a space has no room for another figure of the given size. */
    boolean isFull(int space, Size size) {
        return isFull(space, taken[space], size);
    }

    /** The spaces that have no room for a figure of this room. The figure itself takes no room in this count. */
    public long fullFor(Figure mover) {
        Size size = mover.size();
        long full = 0;
        for (long left = all(); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            int there = taken[space] - (space == mover.spaceNumber() ? bulk(size) : 0);
            full |= there > 0 && isFull(space, there, size) ? 1L << space : 0;
        }
        return full;
    }

    /** Spaces with heroes. */
    public long heroes() {
        return heroes;
    }

    /** The spaces on which a figure's foes stand. */
    public long against(Figure figure) {
        return figure.isMinion() ? heroes | allies : minions;
    }

    /** The spaces on which any figure stands. */
    long all() {
        return heroes | minions | allies | waiting;
    }

    /** The spaces on which allies of the heroes stand. */
    long allies() {
        return allies;
    }

    /** Spaces with minions. */
    public long minions() {
        return minions;
    }
}
