package mystics.phase.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.geometry.PlanExit;
import mystics.phase.Notes;
import mystics.phase.attack.Wounds;
import mystics.phase.chapter.story.Story;
import mystics.phase.chapter.story.Victory;
import mystics.phase.encounter.Arrival;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.encounter.Encounters;
import mystics.phase.move.Moves;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/** Finds where exits lead, and moves the party there (EXPLORE-2 to EXPLORE-7). */
final class Exploring {
    private Exploring() {
    }

    /** The way through an exit, if the neighbouring tile has an exit of the same colour in line with it (EXPLORE-2, EXPLORE-3). */
    static Optional<WayOut> through(Scene scene, RoomInPlay room, PlanExit exit) {
        int[] at = scene.box().tileAt(room.number() >> 1);
        for (int tile = 0; tile < scene.draft().layout().tiles(); tile++) {
            int[] there = scene.box().tileAt(tile);
            if (there[0] == at[0] + exit.edge().dx() && there[1] == at[1] + exit.edge().dy() && !scene.draft().isGone(tile)) {
                return meeting(scene, tile, exit);
            }
        }
        return Optional.empty();
    }

    /**
     * The way to the visible side of the tile or, if there is none, to the tile's other side. A tile is not turned if its visible side
     * shows the colour of the exit, or if somebody stands on it.
     */
    private static Optional<WayOut> meeting(Scene scene, int tile, PlanExit exit) {
        RoomInPlay up = scene.room(scene.draft().roomUp(tile));
        boolean stays = up.getColour().equals(exit.colour()) || !up.getFigures().isEmpty();
        return into(up, exit).or(() -> stays ? Optional.empty() : into(scene.room(up.number() ^ 1), exit));
    }

    private static Optional<WayOut> into(RoomInPlay room, PlanExit exit) {
        for (PlanExit other : room.plan().exits()) {
            if (exit.meets(other)) {
                return Optional.of(new WayOut("exit-" + exit.edge(), room, other.spaces(), "", true));
            }
        }
        return Optional.empty();
    }

    /** The way over a flip space to the other side of the tile (EXPLORE-5). */
    static WayOut over(Scene scene, RoomInPlay room, Space flip) {
        RoomInPlay back = scene.room(room.number() ^ 1);
        return new WayOut(WaysOut.FLIP, back, back.plan().marked(WaysOut.FLIP), room.plan().needs(flip.index()), false);
    }

    /**
     * Explores a way. Every hero and ally on the tile goes along, unless rules say otherwise. The passage of a new room is read, and the
     * room brings its encounter (EXPLORE-4, EXPLORE-5, EXPLORE-7).
     */
    static void explore(Scene scene, Figure hero, WayOut way) {
        RoomInPlay from = hero.getRoom();
        RoomInPlay to = way.to();
        List<Figure> party = new ArrayList<>(company(scene, hero, way));
        party.add(0, hero);
        scene.tell("EXPLORE-4", "{hero} explores {room}", "hero", hero, "room", to);
        if (!way.exit()) {
            leaveBehind(scene, from, party);
        }
        scene.draft().turnUp(to.number());
        for (Figure member : party) {
            arrive(scene, member, to, way.arrivals());
        }
        if (from.getHeroes().isEmpty()) {
            scene.happen(new RoomLeft(from), left -> Notes.expireBehind(scene, from, to));
        }
        boolean first = !to.has(Notes.EXPLORED);
        Notes.set(scene, Notes.EXPLORED, to.holder(), 1);
        Victory.entered(scene, to);
        if (first) {
            Story.entered(scene, to, hero);
        }
        scene.happen(new RoomEntered(to, hero, first), entered -> {
            if (first) {
                meet(scene, to);
            }
        });
    }

    /** The figures that go along with a hero, not counting the hero (EXPLORE-4). */
    static List<Figure> company(Scene scene, Figure hero, WayOut way) {
        return scene.ask(new CompanyGoes(hero, way)).getFigures();
    }

    /** The heroes and allies who would not go along with a hero. */
    static List<Figure> left(Scene scene, Figure hero, WayOut way) {
        List<Figure> left = new ArrayList<>(hero.getRoom().getHeroes());
        left.addAll(hero.getRoom().getAllies());
        left.remove(hero);
        if (!left.isEmpty()) {
            left.removeAll(company(scene, hero, way));
        }
        return left;
    }

    /** Takes off the board the minions on the side that is turned down. Minions that leave the board in this way are not defeated. */
    private static void leaveBehind(Scene scene, RoomInPlay room, List<Figure> party) {
        for (Figure minion : room.getMinions()) {
            if (!party.contains(minion)) {
                scene.tell("EXPLORE-5", "{minion} stays behind and leaves the board", "minion", minion);
                Wounds.takeOff(scene, minion);
            }
        }
    }

    private static void arrive(Scene scene, Figure member, RoomInPlay room, long arrivals) {
        List<Space> open = new ArrayList<>(room.spaces(arrivals));
        open.removeIf(space -> !Moves.fits(scene, member, space));
        if (open.isEmpty()) {
            open = Moves.nearestWithRoom(scene, room.spaces(arrivals).get(0), member);
        }
        Moves.place(scene, member, scene.choose(Seat.PARTY, Sentence.of("Where does {hero} arrive?", "hero", member), open));
    }

    /**
     * Draws no card for a room of the set-up (EXPLORE-7, RUL-10). If the set-up puts no minion in the room, the initiative does not change.
     */
    private static void meet(Scene scene, RoomInPlay room) {
        var setUp = scene.box().chapter().setup().stream().filter(minions -> minions.room().equals(room.key())).toList();
        if (setUp.isEmpty()) {
            Encounters.meet(scene, room);
        } else {
            setUp.stream().filter(minions -> !minions.minions().isEmpty()).forEach(minions -> Arrival.establish(scene, room,
                    minions.minions(), ArrivalWhy.SETUP, Arrival.Ambush.NONE));
        }
    }
}
