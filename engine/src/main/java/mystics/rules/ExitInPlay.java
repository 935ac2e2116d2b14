package mystics.rules;

import java.util.List;
import mystics.content.Box;
import mystics.geometry.PlanExit;

/** An exit of a room (EXPLORE-2), and the room it leads to with the current tiles. Exploring may turn the next tile over first. */
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

    /** Its colour. An exit meets only exits of the same colour. */
    @Names(Names.What.COLOUR)
    public String getColour() {
        return exit.colour();
    }

    /** The spaces from which a hero can take the exit. */
    public List<Space> getSpaces() {
        return room.spaces(exit.spaces());
    }

    /** Whether the exit meets an exit of the neighbouring tile. */
    public boolean isOpen() {
        return beyond() >= 0;
    }

    /**
     * The room to which the exit leads, which may not have been entered yet.
     *
     * @throws IllegalStateException if the exit meets no other exit
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
        for (int other = 0; other < box.roomCount(); other++) {
            if (box.isBeyond(room.number(), exit.edge(), other) && scene.draft().up(other)
                    && box.room(other).plan().exits().stream().anyMatch(exit::meets)) {
                return other;
            }
        }
        return -1;
    }
}
