package mystics.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.content.Catalog;
import mystics.content.Room;
import mystics.geometry.Plan;
import mystics.geometry.PlanExit;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.phase.explore.WaysOut;

/** Checks that mice can go everywhere in a room and that minions can enter. */
final class Rooms implements Check {
    private static final String ENTRY = "entry";
    private static final List<String> WAYS_IN = List.of(WaysOut.FLIP, "start");

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Document side : subject.entries("tiles")) {
            Room room = subject.library().catalog().rooms().get(side.id());
            backs(subject, side, room, findings);
            if (idle(subject, room)) continue;
            if (room.plan().marked(ENTRY) == 0) {
                findings.add(Finding.warning("no-entry", side.keyAt("/spaces"), "the room has no space with an 'entry' mark")
                        .because("minions arrive there (PLACE-1)").fix("Mark one: marks: [{ kind: entry, space: ... }]."));
            }
            unreachable(side, room.plan(), findings);
            cut(side, room.plan(), isTurned(subject, room), findings);
        }
        return findings;
    }

    /** Whether flip spaces on the other side lead back to this side (EXPLORE-5). */
    private static boolean isTurned(Subject subject, Room room) {
        return subject.library().catalog().rooms().values().stream().anyMatch(
                other -> other.tile().equals(room.tile()) && !other.id().equals(room.id()) && other.plan().marked(WaysOut.FLIP) != 0);
    }

    /**
     * Reports parts of the room that can each be entered but cannot be reached from each other, because of a wall, a black area, a red line
     * or a gap (MOVE-2, MOVE-4).
     */
    private static void cut(Document side, Plan plan, boolean turned, List<Finding> findings) {
        long entrances = entrances(plan);
        List<Long> parts = RoomParts.of(plan, turned).stream().filter(part -> (part & entrances) != 0)
                .sorted(Comparator.<Long>comparingInt(Long::bitCount).reversed()).toList();
        for (long part : parts.subList(Math.min(1, parts.size()), parts.size())) {
            String names = IntStream.range(0, plan.size()).filter(space -> (part & 1L << space) != 0).mapToObj(plan::name)
                    .collect(Collectors.joining(", "));
            findings.add(Finding
                    .warning("room-cut", side.valueAt("/spaces/" + index(side, plan.name(Long.numberOfTrailingZeros(part)))),
                            "the room is cut in two: no way leads from " + names + " to its other spaces")
                    .because("figures cannot cross walls, black areas or red lines, and step only to neighbouring spaces (MOVE-2, MOVE-4)")
                    .fix("Connect the parts, join two spaces under 'together', or put a flip mark in each part and "
                            + "on the other side."));
        }
    }

    private static long entrances(Plan plan) {
        long entrances = 0;
        for (PlanExit exit : plan.exits()) entrances |= exit.spaces();
        for (String mark : WAYS_IN) entrances |= plan.marked(mark);
        return entrances;
    }

    /**
     * Whether a side is face down in every chapter that uses its tile and can never be turned up, so that the side's drawing does not
     * matter.
     */
    private static boolean idle(Subject subject, Room room) {
        Catalog catalog = subject.library().catalog();
        List<Journey> journeys = catalog.chapters().values().stream().map(chapter -> Journey.of(chapter, catalog))
                .filter(journey -> journey.rooms().contains(room.id())).toList();
        return !journeys.isEmpty() && journeys.stream().noneMatch(journey -> journey.reached().contains(room.id()));
    }

    private static void backs(Subject subject, Document side, Room room, List<Finding> findings) {
        long sides = subject.library().catalog().rooms().values().stream().filter(other -> other.tile().equals(room.tile())).count();
        if (sides != 2) {
            findings.add(Finding
                    .error("tile-sides", side.valueAt("/tile"),
                            "the tile '" + room.tile() + "' has " + (sides == 1 ? "only this side" : sides + " sides"))
                    .because("a tile has two sides (SETUP-4)")
                    .fix(sides == 1 ? "Draw the other side: a second file with 'tile: " + room.tile() + "'."
                            : "Give one of them another tile id."));
        }
    }

    /**
     * Reports spaces that cannot be reached from any entrance, not even across a red line. Spaces within red lines,
     * such as the top of a cupboard, are meant for figures that can cross them (MOVE-4).
     */
    private static void unreachable(Document side, Plan plan, List<Finding> findings) {
        long entrances = entrances(plan);
        if (entrances == 0) {
            findings.add(Finding.warning("no-way-in", side.keyAt("/spaces"), "the room has no exit, no flip space and no start")
                    .because("no figure can ever enter it"));
            return;
        }
        for (int space = 0; space < plan.size(); space++) {
            if (!reached(plan, entrances, space)) {
                findings.add(Finding
                        .warning("unreachable-space", side.valueAt("/spaces/" + index(side, plan.name(space))),
                                "nobody can walk to the space " + plan.name(space))
                        .because("no path of neighbouring spaces leads there from an exit, a flip space or a start")
                        .fix("Draw it closer to its neighbours, or join it under 'together'."));
            }
        }
    }

    private static boolean reached(Plan plan, long entrances, int space) {
        for (int from = 0; from < plan.size(); from++) {
            if ((entrances & 1L << from) != 0 && plan.stepsOverLines(from, space) < Plan.FAR) return true;
        }
        return false;
    }

    private static int index(Document side, String space) {
        for (int i = 0; i < side.root().path("spaces").size(); i++) {
            if (side.root().path("spaces").get(i).path("id").asString("").equals(space)) return i;
        }
        return 0;
    }
}
