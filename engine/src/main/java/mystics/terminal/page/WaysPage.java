package mystics.terminal.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.geometry.Edge;
import mystics.geometry.PlanExit;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Victory;
import mystics.phase.explore.WaysOut;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.terminal.desk.TextStyle;
import mystics.view.GoalRooms;

/** The places to which the ways out of the known rooms lead, as the tiles lie now (EXPLORE-2, EXPLORE-5). */
public final class WaysPage {
    private final Scene scene;
    private final RoomInPlay room;
    private final TextStyle look;

    /** The ways out of a room, in the language of the reader. */
    WaysPage(Scene scene, RoomInPlay room, TextStyle look) {
        this.scene = scene;
        this.room = room;
        this.look = look;
    }

    /** The sign of an exit on the board. */
    static String sign(Edge edge) {
        return switch (edge) {
            case N -> "^N";
            case S -> "vS";
            case E -> "E>";
            case W -> "<W";
        };
    }

    /** The signs of the exits, grouped by the place to which they lead, in the order of the drawing. */
    Map<String, String> exits() {
        Map<String, String> exits = new LinkedHashMap<>();
        room.plan().exits().forEach(exit -> exits.merge(beyond(exit), sign(exit.edge()), (one, other) -> one + " " + other));
        return exits;
    }

    private String beyond(PlanExit exit) {
        Optional<RoomInPlay> to = WaysOut.through(scene, room, exit);
        return look.says(to.map(beyond -> Sentence.of(wasSeen(beyond) ? "back to {room}" : "{room}, unexplored", "room", beyond))
                .orElse(Sentence.of("leads nowhere")));
    }

    /** The room on the other side of the tile, in words. */
    String behind() {
        RoomInPlay behind = WaysOut.behind(scene, room);
        return look.says(wasSeen(behind) ? "the other side of the tile: back to {room}" : "the other side of the tile: {room}, unexplored",
                "room", behind);
    }

    /** Every known room with the figures in it and its ways out, and the places of the rooms that the goals name. */
    public static List<String> lines(Scene scene, TextStyle look) {
        List<String> lines = new ArrayList<>();
        up(scene).filter(WaysPage::isKnown).forEach(room -> lines.addAll(new WaysPage(scene, room, look).page()));
        GoalRooms rooms = goalRooms(scene);
        List<Sentence> hidden = Victory.progress(scene).stream().flatMap(goal -> rooms.hidden(goal).stream()).distinct().toList();
        if (!hidden.isEmpty()) lines.add("");
        hidden.forEach(where -> lines.addAll(Wrap.hanging(look.says(where), look.width() - 1, " " + look.says("Goal:") + " ", "   ")));
        return lines;
    }

    /** Finds the rooms that the goals name. */
    static GoalRooms goalRooms(Scene scene) {
        return new GoalRooms(scene.box().catalog(), up(scene).map(RoomInPlay::facts).toList());
    }

    private static Stream<RoomInPlay> up(Scene scene) {
        return IntStream.range(0, scene.box().layout().rooms().size()).mapToObj(scene::room)
                .filter(room -> room.isUp() && !room.isGone());
    }

    private List<String> page() {
        Map<String, String> ways = exits();
        if (!WaysOut.flips(room).isEmpty()) {
            ways.put(behind(), "@");
        }
        String here = String.join(", ", room.getFigures().stream().filter(Figure::isHero).map(Figure::getName).toList());
        List<String> lines = new ArrayList<>(List.of("", " " + look.bold(room.getName()) + (here.isEmpty() ? "" : "   " + here)));
        ways.forEach((words, sign) -> lines.addAll(Wrap.hanging(sign + "  " + words, look.width() - 1, "   ", "       ")));
        return lines;
    }

    /** Whether heroes have been in a room. Minions and heroes in reserve may stand in a room where no hero has been yet. */
    private boolean wasSeen(RoomInPlay other) {
        return other.has(Notes.EXPLORED) || scene.heroes().stream().anyMatch(hero -> other.equals(hero.getRoom()));
    }

    private static boolean isKnown(RoomInPlay room) {
        return room.has(Notes.EXPLORED) || !room.getFigures().isEmpty();
    }
}
