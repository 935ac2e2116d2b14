package mystics.phase.explore;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.geometry.PlanExit;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/** Finds the rooms behind exits and flip spaces, and the obstacles on the way, without going there (EXPLORE-1 to EXPLORE-6). */
public final class WaysOut {
    /** The drawing on a space from which a tile is turned over (EXPLORE-5). */
    public static final String FLIP = "flip";
    static final Refusal NO_MEETING = Refusal.because("no exit of the same colour meets this one", "EXPLORE-2", "Try another exit");
    private static final Refusal FAR_OFF = Refusal.because("the exit is too far off", "EXPLORE-2", "Stand on a space next to it");
    private static final Refusal NOT_THERE = Refusal.because("nobody turns the tile over from afar", "EXPLORE-5", "Stand on this space");

    private WaysOut() {
    }

    /** The spaces of a room from which its tile is turned over (EXPLORE-5). */
    public static List<Space> flips(RoomInPlay room) {
        return room.spaces(room.plan().marked(FLIP));
    }

    /** The room on the other side of a room's tile. */
    public static RoomInPlay behind(Scene scene, RoomInPlay room) {
        return scene.room(room.number() ^ 1);
    }

    /** The reason why a hero cannot turn its tile over from a flip space, or {@link Refusal#NONE} (EXPLORE-5, EXPLORE-6). */
    public static Refusal barred(Scene scene, Figure hero, Space flip) {
        return barred(scene, hero, Exploring.over(scene, hero.getRoom(), flip), hero.getSpace().equals(flip), NOT_THERE);
    }

    /** The room beyond an exit of a room; empty if the exit leads nowhere. */
    public static Optional<RoomInPlay> through(Scene scene, RoomInPlay room, PlanExit exit) {
        return Exploring.through(scene, room, exit).map(WayOut::to);
    }

    /** The spaces of a room from which a way leads into another room, through an exit or over a flip space. The way may be barred. */
    public static List<Space> toward(Scene scene, RoomInPlay room, String other) {
        Stream<Space> flips = behind(scene, room).key().equals(other) ? flips(room).stream() : Stream.of();
        Stream<Space> exits = room.plan().exits().stream()
                .filter(exit -> through(scene, room, exit).filter(to -> to.key().equals(other)).isPresent())
                .flatMap(exit -> room.spaces(exit.spaces()).stream());
        return Stream.concat(flips, exits).distinct().toList();
    }

    /** The reason why a hero cannot explore through an exit of its own room, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero, PlanExit exit) {
        Optional<WayOut> way = Exploring.through(scene, hero.getRoom(), exit);
        if (way.isEmpty()) {
            return NO_MEETING;
        }
        return barred(scene, hero, way.get(), (exit.spaces() & hero.getSpace().bit()) != 0, FAR_OFF);
    }

    private static Refusal barred(Scene scene, Figure hero, WayOut way, boolean there, Refusal elsewhere) {
        Refusal barred = Actions.barred(scene, hero, ActionKind.EXPLORE);
        if (barred.refused()) {
            return barred;
        }
        Refusal hindered = ExploreAction.hindered(scene, hero, way);
        return hindered.refused() ? hindered : there ? ExploreAction.closed(scene, hero, way) : elsewhere;
    }

    /** The figures that would go along if a hero took the explore option with this key, not counting the hero (EXPLORE-4). */
    public static List<Figure> company(Scene scene, Figure hero, String key) {
        return ExploreAction.way(scene, hero, key).map(way -> Exploring.company(scene, hero, way)).orElse(List.of());
    }
}
