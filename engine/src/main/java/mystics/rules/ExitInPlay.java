package mystics.rules;

import java.util.List;
import mystics.content.Box;
import mystics.geometry.PlanExit;

/** An exit of a room (EXPLORE-2), and where it leads as the tiles lie now. */
public final class ExitInPlay {
    private final Scene scene;
    private final RoomInPlay room;
    private final PlanExit exit;

    ExitInPlay(Scene scene, RoomInPlay room, PlanExit exit) {
        this.scene = scene;
        this.room = room;
        this.exit = exit;
    }

    /** The edge of the tile: N, E, S or W. */
    public String getEdge() {
        return exit.edge().name();
    }

    /** Its colour: an exit meets one of the same colour. */
    @Names(Names.What.COLOUR)
    public String getColour() {
        return exit.colour();
    }

    /** The spaces from which it is taken. */
    public List<Space> getSpaces() {
        return room.spaces(exit.spaces());
    }

    /** Whether it meets an exit of the tile beside it. */
    public boolean isOpen() {
        return beyond() >= 0;
    }

    /**
     * The room it leads to, which may not have been entered yet.
     *
     * @throws IllegalStateException if it meets no exit
     */
    public RoomInPlay getLeadsTo() {
        int beyond = beyond();
        if (beyond < 0) {
            throw new IllegalStateException(
                    "The exit " + getEdge() + " of " + room.getName() + " leads nowhere; ask whether it is open first");
        }
        return scene.room(beyond);
    }

    private int beyond() {
        Box box = scene.box();
        int[] here = box.tileAt(room.number() >> 1);
        for (int other = 0; other < box.roomCount(); other++) {
            int[] there = box.tileAt(other >> 1);
            if (there[0] == here[0] + exit.edge().dx() && there[1] == here[1] + exit.edge().dy() && scene.draft().up(other)
                    && meets(box.room(other).plan().exits())) {
                return other;
            }
        }
        return -1;
    }

    private boolean meets(List<PlanExit> others) {
        return others.stream().anyMatch(other -> other.edge() == exit.edge().opposite() && other.colour().equals(exit.colour()));
    }
}
