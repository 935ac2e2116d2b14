package mystics.phase.wheel.surge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.phase.Notes;
import mystics.phase.encounter.Arrival;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.PageWhy;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Zone;

/**
 * A surge: the hourglass moves, minions come, and the wheel is emptied (SURGE-1 to SURGE-5).
 *
 * @param room the number of the room to which the surge comes
 */
public record Surge(int room) implements Step {
    @Override
    public void perform(Scene scene) {
        RoomInPlay where = scene.room(room);
        scene.draft().set(Clock.SURGING, 1);
        scene.tell("SURGE-1", "The minion wheel is full: a surge in {room}!", "room", where);
        Cheese.turnPage(scene, PageWhy.SURGE, Optional.of(where));
        bringMinions(scene, where);
        scene.draft().set(Clock.WHEEL, 0);
        scene.draft().set(Clock.SURGING, 0);
    }

    /**
     * Brings the minions of the chapter's surge for the room. If the chapter has no surge for the room, the minions of the face-up
     * encounter card come (SURGE-3). A surge that the chapter allows only once is then used up.
     */
    private static void bringMinions(Scene scene, RoomInPlay room) {
        Optional<Chapter.SpecialSurge> special = special(scene, room);
        int card = special.isPresent() ? -1 : scene.draft().get(Clock.FACE_UP) - 1;
        Surging coming = special.map(surge -> new Surging(room, surge.minions(), surge.flags(), true))
                .orElseGet(() -> surgeOf(scene, room, card));
        if (coming.isPlain()) {
            discard(scene, card);
        }
        scene.happen(coming, surging -> {
            discard(scene, coming.isPlain() ? -1 : card);
            if (!coming.isPlain() || !surging.minions.isEmpty()) {
                Notes.set(scene, Notes.SURGED, room.holder(), 1);
            }
            special.map(Chapter.SpecialSurge::text).filter(text -> !text.isEmpty()).ifPresent(text -> scene.tell("SURGE-3", text));
            Arrival.bring(scene, room, surging.minions, ArrivalWhy.SURGE);
        });
    }

    /** The special surge of the room itself, or else the chapter's surge for rooms without one. */
    private static Optional<Chapter.SpecialSurge> special(Scene scene, RoomInPlay room) {
        List<Chapter.SpecialSurge> surges = new ArrayList<>(scene.box().chapter().surges());
        surges.removeIf(surge -> surge.once() && room.has(Notes.SURGED));
        return surges.stream().filter(surge -> surge.room().equals(room.key())).findFirst()
                .or(() -> surges.stream().filter(surge -> surge.room().isEmpty()).findFirst());
    }

    private static Surging surgeOf(Scene scene, RoomInPlay room, int card) {
        if (card < 0) {
            return new Surging(room, Map.of(), List.of(), false);
        }
        EncounterCard facts = (EncounterCard) scene.box().card(card);
        return new Surging(room, facts.surge(), facts.surgeFlags(), false);
    }

    private static void discard(Scene scene, int faceUp) {
        if (faceUp >= 0) {
            scene.draft().set(Clock.FACE_UP, 0);
            scene.draft().lay(faceUp, Zone.DISCARD);
        }
    }
}
