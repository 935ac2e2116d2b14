package mystics.editor.room;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.content.Goal;
import mystics.content.Room;
import mystics.content.Setup;
import mystics.editor.canvas.Redraw;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.home.GameTable;
import mystics.mod.load.Library;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.Inspector;
import mystics.play.Session;
import mystics.play.Setting;
import mystics.trial.Trial;

/**
 * A game in one room as it is drawn. The game has two heroes near the first exit and three minions far from them, and begins with the first
 * hero's turn.
 */
public final class PlayFromHere {
    private static final String CHAPTER = "play-from-here";
    private static final String BEGINNING = "start";
    private static final String BACK = "back";
    private static final int HEROES = 2;
    private static final int PAGES = 12;
    private static final long DICE = 18;

    private PlayFromHere() {
    }

    /**
     * The game at its first question. This method is slow and is not called on the event thread.
     *
     * @param library the loaded mods with the room
     * @throws IllegalArgumentException if the library does not contain the room, or contains no heroes or no minions
     */
    public static Session begin(Library library, String roomId, Inspector inspector) {
        return begin(library, roomId, RoomCast.usual(library), inspector);
    }

    /**
     * The game with other figures at its first question. This method is slow and is not called on the event thread.
     *
     * @param library the loaded mods with the room
     * @throws IllegalArgumentException if the library does not contain the room
     */
    public static Session begin(Library library, String roomId, RoomCast cast, Inspector inspector) {
        Room room = Optional.ofNullable(library.catalog().rooms().get(roomId))
                .orElseThrow(() -> new IllegalArgumentException("There is no room '" + roomId + "'"));
        List<String> heroes = cast.heroes();
        Setup setup = new Setup(CHAPTER, heroes.stream().map(hero -> new Setup.Member(hero, "")).toList(),
                library.catalog().usualVariants());
        List<String> near = byDistance(room);
        Setting setting = withBothSides(library.with(beginning(room, near)), room).with(chapter(room)).setting(setup, inspector);
        Trial trial = new Trial(setting).set(table -> {
            table.room(roomId);
            IntStream.range(0, heroes.size()).forEach(i -> table.hero(heroes.get(i), near.get(Math.min(i, near.size() - 1))));
            IntStream.range(0, cast.minions()).forEach(i -> table.minion(cast.minion(), near.get(Math.max(0, near.size() - 1 - i))));
            cast.more().accept(table);
        }).turn(heroes.get(0));
        Company company = Company.people(DICE).joinedBy(heroes, List.of());
        return Session.of(company, Game.resume(setting, company.seating(GameTable.bots(), setting.box()), trial.game().state(), List.of()));
    }

    /** The ids of the spaces, sorted by their distance from the first exit, the nearest first. */
    private static List<String> byDistance(Room room) {
        Plan plan = room.plan();
        int from = room.drawing().exits().stream().flatMap(exit -> exit.spaces().stream()).findFirst().map(plan::index).orElse(0);
        return IntStream.range(0, plan.size()).boxed().sorted(Comparator.comparingInt(space -> plan.steps(from, space)))
                .map(plan::name).toList();
    }

    /** The room with starting places for the heroes. */
    private static Room beginning(Room room, List<String> near) {
        Stream<Drawing.Mark> others = room.drawing().marks().stream().filter(mark -> !mark.kind().equals(BEGINNING));
        Stream<Drawing.Mark> own = near.stream().limit(HEROES)
                .map(space -> new Drawing.Mark(BEGINNING, space, Optional.empty(), Arrow.NONE));
        return new Room(room.id(), room.name(), room.tile(), room.number(), room.colour(),
                Redraw.marks(room.drawing(), Stream.concat(others, own).toList()), room.text()).naming(room.spaceNames());
    }

    /** A library in which a tile with only one drawn side has the same drawing on its back. */
    private static Library withBothSides(Library library, Room room) {
        long sides = library.catalog().rooms().values().stream().filter(side -> side.tile().equals(room.tile())).count();
        return sides > 1 ? library : library.with(new Room(room.id() + "-" + BACK, room.name(), room.tile(), room.number() + 1,
                room.colour(), room.drawing(), room.text()));
    }

    private static Chapter chapter(Room room) {
        return new Chapter(CHAPTER, room.name(), 0, "", new Chapter.Party(HEROES, List.of(), List.of(), List.of()),
                List.of(new Chapter.TilePlace(new int[] {0, 0}, room.id())),
                new Chapter.Start(room.id(), BEGINNING, List.of(), "", List.of()), PAGES,
                Map.of(), List.of(), List.of(), List.of(), List.of(Goal.clearing(room.id())), List.of(), Chapter.Wheel.BAD,
                List.of(), false);
    }
}
