package mystics.phase.move;

import mystics.content.Size;
import mystics.geometry.Plan;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Draft;

/** Who stands where in a room: how full each space is (MOVE-7, MOVE-8), and where heroes and minions are. */
public final class Crowd {
    private final byte[] small;
    private long large;
    private long heroes;
    private long minions;

    private Crowd(int spaces) {
        small = new byte[spaces];
    }

    /** The crowd of a room; one figure may be left out, as it does not stand in its own way. */
    public static Crowd of(Scene scene, RoomInPlay room, Figure leftOut) {
        Draft draft = scene.draft();
        Crowd crowd = new Crowd(room.plan().size());
        for (Figure hero : room.getHeroes()) {
            if (hero.slot() != leftOut.slot()) {
                crowd.heroes |= crowd.add(Size.SMALL, draft.space(hero.slot()));
            }
        }
        for (Figure minion : room.getMinions()) {
            if (minion.slot() != leftOut.slot()) {
                crowd.minions |= crowd.add(minion.size(), draft.space(minion.slot()));
            }
        }
        return crowd;
    }

    private long add(Size size, int space) {
        large |= size == Size.LARGE ? 1L << space : 0;
        small[space] += size == Size.SMALL ? 1 : 0;
        return 1L << space;
    }

    /** The spaces that have no room for a figure as big as some small ones. */
    public long fullFor(Plan plan, int asBigAs) {
        long full = 0;
        for (int space = 0; space < small.length; space++) {
            int there = small[space] + ((large >> space & 1) == 0 ? 0 : Space.CAPACITY);
            if (there > 0) {
                int most = plan.room(space) > 0 ? plan.room(space) : Space.CAPACITY;
                full |= there + asBigAs > most ? 1L << space : 0;
            }
        }
        return full;
    }

    /** Spaces with heroes. */
    public long heroes() {
        return heroes;
    }

    /** Spaces with minions. */
    public long minions() {
        return minions;
    }
}
