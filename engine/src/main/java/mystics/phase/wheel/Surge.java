package mystics.phase.wheel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.phase.Notes;
import mystics.phase.encounter.Arrival;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Zone;

/**
 * A surge: the hourglass, then minions, then an empty wheel (SURGE-1 to SURGE-5).
 *
 * @param room the number of the room it comes to
 */
public record Surge(int room) implements Step {
    @Override
    public void perform(Scene scene) {
        RoomInPlay where = scene.room(room);
        scene.draft().set(Clock.SURGING, 1);
        scene.tell("SURGE-1", "The minion wheel is full: a surge in {room}!", "room", where);
        Cheese.turnPage(scene, "surge");
        bringMinions(scene, where);
        scene.draft().set(Clock.WHEEL, 0);
        scene.draft().set(Clock.SURGING, 0);
    }

    /** SURGE-3: the chapter's surge of the room, else the face-up card's; in one room minions come only once (RUL-25). */
    private static void bringMinions(Scene scene, RoomInPlay room) {
        Optional<Chapter.Minions> special = scene.box().chapter().surges().stream().filter(surge -> surge.room().equals(room.key())).findFirst();
        boolean again = room.has(Notes.SURGED);
        if (again && special.filter(Chapter.Minions::repeats).isEmpty()) {
            scene.tell("SURGE-3", "Minions have come to {room} by a surge before; no more come", "room", room);
            return;
        }
        Surging coming = special.map(surge -> new Surging(room, surge.minions(), List.of())).orElseGet(() -> faceUpSurge(scene, room));
        if (!coming.minions.isEmpty()) {
            Notes.set(scene, Notes.SURGED, room.holder(), 1);
            scene.happen(coming, surging -> Arrival.bring(scene, room, surging.minions, "surge"));
        }
    }

    private static Surging faceUpSurge(Scene scene, RoomInPlay room) {
        int card = scene.draft().get(Clock.FACE_UP) - 1;
        if (card < 0) {
            return new Surging(room, Map.of(), List.of());
        }
        scene.draft().set(Clock.FACE_UP, 0);
        scene.draft().lay(card, Zone.DISCARD);
        EncounterCard facts = (EncounterCard) scene.box().card(card);
        return new Surging(room, facts.surge(), facts.surgeFlags());
    }
}
