package mystics.bot;

import java.util.List;
import java.util.Optional;
import mystics.content.Chapter;
import mystics.geometry.Plan;
import mystics.phase.search.SearchAction;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;

/** The party's plan in a room: its next destination, and whether the party is ready to leave. */
final class Party {
    /** Cheese on the wheel that crossing one room costs. Any surplus may be spent on searching. */
    private static final int ROOM_COSTS = 20;
    private static final int PAGE = 6;

    private final Scene scene;
    private final RoomInPlay room;
    private final Destination goal;
    private final Optional<Route.Hop> hop;
    private final long targets;
    private final int roomsLeft;

    private Party(Scene scene, RoomInPlay room, Destination goal, Optional<Route.Hop> hop, long targets, int roomsLeft) {
        this.scene = scene;
        this.room = room;
        this.goal = goal;
        this.hop = hop;
        this.targets = targets;
        this.roomsLeft = roomsLeft;
    }

    /** The party, seen from a room with at least one hero. */
    static Party of(Scene scene, RoomInPlay room, Route route) {
        Destination goal = Destination.of(scene, room.number(), route);
        if (goal.room() < 0) {
            return new Party(scene, room, goal, Optional.empty(), 0, 0);
        }
        Optional<Route.Hop> hop = route.towards(room.number(), goal.room());
        boolean there = goal.room() == room.number() && goal.spaces() != 0;
        long targets = there ? goal.spaces() : hop.map(Route.Hop::spaces).orElse(0L);
        return new Party(scene, room, goal, hop, targets, route.rooms(room.number(), goal.room()));
    }

    /** The spaces the party wants to reach: those of the exit or of the objective; 0 for none in this room. */
    long targets() {
        return targets;
    }

    /** The number of rooms still to enter. */
    int roomsLeft() {
        return roomsLeft;
    }

    /** Whether every hero has to get there, rather than one. */
    boolean everybody() {
        return isThere() && goal.everybody();
    }

    /** Whether a deed that brings the objective nearer can be done in this room. */
    boolean isDeed(String key) {
        return !goal.hint().deed().isEmpty() && goal.room() == room.number() && key.endsWith(":" + goal.hint().deed());
    }

    /** Whether the targets are where such a deed is done. */
    boolean isForDeed() {
        return isThere() && !goal.everybody() && !goal.hint().deed().isEmpty();
    }

    private boolean isThere() {
        return goal.room() == room.number() && goal.spaces() != 0;
    }

    /** Whether the party wants to take this exit. */
    boolean takes(String exploreKey) {
        return hop.filter(way -> way.key().equals(exploreKey)).isPresent();
    }

    /** Whether no other hero in the room is nearer to the goal. */
    boolean leads(Figure hero) {
        List<String> wanted = goal.hint().who();
        if (!wanted.isEmpty() && room.getHeroes().stream().anyMatch(friend -> wanted.contains(friend.key()))) {
            return wanted.contains(hero.key());
        }
        int mine = distance(hero);
        for (Figure friend : room.getHeroes()) {
            int other = distance(friend);
            if (other < mine || other == mine && friend.slot() < hero.slot()) {
                return false;
            }
        }
        return true;
    }

    /** The steps of a hero to the goal, ignoring figures and obstacles. */
    int distance(Figure hero) {
        Plan plan = room.plan();
        int nearest = Plan.FAR;
        for (long left = targets; left != 0; left &= left - 1) {
            nearest = Math.min(nearest, plan.steps(hero.getSpace().index(), Long.numberOfTrailingZeros(left)));
        }
        return nearest;
    }

    /** Whether the party can leave this room: no hero needs rescue, and there is no time or need to search. */
    boolean isReady() {
        return scene.heroes().size() == scene.party().size() && (spare() <= 0 || !mayFind());
    }

    /** The cheese the wheel can still take before time runs short for the route to the end. */
    int spare() {
        if (scene.box().chapter().wheel() == Chapter.Wheel.GOOD) {
            return PAGE;
        }
        int pages = scene.draft().get(Clock.END_PAGE) - scene.draft().get(Clock.PAGE);
        return pages * PAGE - scene.draft().get(Clock.WHEEL) - ROOM_COSTS * (roomsLeft + 1);
    }

    private boolean mayFind() {
        List<Figure> heroes = room.getHeroes();
        for (Figure hero : heroes) {
            if (!SearchAction.hasSearched(hero)) {
                return true;
            }
        }
        return false;
    }
}
