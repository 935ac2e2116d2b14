package mystics.phase.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.phase.attack.Wounds;
import mystics.phase.capture.Captures;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;

/** Removes tiles from the board during a chapter. */
public final class Tiles {
    private Tiles() {
    }

    /**
     * Takes the tile of a room out of play. No way leads to the rooms of the tile any more, and the rules of these rooms are silent. Heroes
     * on the tile are captured, other figures leave the board, and everything that lay on the tile is gone. Nothing happens if the tile is
     * already out of play.
     */
    public static void remove(Scene scene, RoomInPlay room) {
        if (room.isGone()) {
            return;
        }
        scene.tell(scene.speaker(), "{room} is destroyed", "room", room);
        List<Figure> there = new ArrayList<>(room.getFigures());
        there.addAll(scene.room(room.number() ^ 1).getFigures());
        for (Figure figure : there) {
            if (figure.isActive() && figure.isHero()) {
                Captures.capture(scene, figure, Optional.empty());
            } else if (figure.isActive()) {
                Wounds.takeOff(scene, figure);
            }
        }
        for (int side : new int[] {room.number(), room.number() ^ 1}) {
            scene.room(side).getSpaces().forEach(space -> scene.draft().marks().clearHolder(space.holder()));
        }
        scene.draft().removeTile(room.number() >> 1);
    }
}
