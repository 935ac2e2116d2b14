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
        for (int slot = 0, count = scene.box().figureCount(); slot < count; slot++) {
            if (draft.onBoard(slot) && draft.room(slot) == room.number() && slot != leftOut.slot()) {
                crowd.add(scene, slot, draft.space(slot));
            }
        }
        return crowd;
    }

    private void add(Scene scene, int slot, int space) {
        if (slot < scene.box().heroCount()) {
            heroes |= 1L << space;
            small[space]++;
            return;
        }
        minions |= 1L << space;
        Size size = scene.box().minion(scene.draft().kind(slot)).size();
        if (size == Size.LARGE) {
            large |= 1L << space;
        } else if (size == Size.SMALL) {
            small[space]++;
        }
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
