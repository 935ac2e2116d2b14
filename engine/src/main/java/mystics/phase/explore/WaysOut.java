package mystics.phase.explore;

import java.util.Optional;
import mystics.geometry.PlanExit;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;

/** Where exits lead and what bars them, for those who look before they go (EXPLORE-1 to EXPLORE-3). */
public final class WaysOut {
    static final Refusal NO_MEETING = Refusal.because("no exit of the same colour meets this one", "EXPLORE-2", "Try another exit");
    private static final Refusal FAR_OFF = Refusal.because("the exit is too far off", "EXPLORE-2", "Stand on a space next to it");

    private WaysOut() {
    }

    /** The room beyond an exit of a room; nothing when it leads nowhere. */
    public static Optional<RoomInPlay> through(Scene scene, RoomInPlay room, PlanExit exit) {
        return Exploring.through(scene, room, exit).map(Way::to);
    }

    /** Why a hero cannot explore through an exit of the room it is in, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero, PlanExit exit) {
        Optional<Way> way = Exploring.through(scene, hero.getRoom(), exit);
        if (way.isEmpty()) {
            return NO_MEETING;
        }
        Refusal barred = ExploreAction.barred(scene, hero);
        if (barred.refused()) {
            return barred;
        }
        return (exit.spaces() & hero.getSpace().bit()) == 0 ? FAR_OFF : scene.allowed(new ExploreAllowed(hero, way.get()));
    }
}
