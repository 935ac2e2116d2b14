package mystics.view;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Goal;
import mystics.content.GoalProgress;
import mystics.content.Room;
import mystics.rules.Called;

/**
 * The places of the rooms that the goals of a chapter name. A goal may name a room on the lower side of a tile.
 *
 * @param up the rooms that face up
 */
public record GoalRooms(Catalog catalog, List<Room> up) {
    /** No rooms. */
    public static final GoalRooms NONE = new GoalRooms(Catalog.of(List.of()), List.of());

    public GoalRooms {
        up = List.copyOf(up);
    }

    /** The rooms that a goal names, or else the rooms where its hint says what to do; empty unless the party can work on the goal. */
    public List<Room> of(GoalProgress progress) {
        Goal goal = progress.goal();
        List<Room> named = rooms(Stream.concat(Stream.of(goal.entered(), goal.cleared(), goal.gathered()), goal.on().stream()));
        List<Room> hinted = named.isEmpty() ? rooms(goal.hint().stream().flatMap(hint -> hint.at().stream())) : named;
        return progress.open() && !progress.reached() ? hinted : List.of();
    }

    /** The rooms of places, each a room or {@code room/space}. */
    private List<Room> rooms(Stream<String> places) {
        return places.map(place -> place.split("/")[0]).distinct().map(catalog.rooms()::get).filter(Objects::nonNull).toList();
    }

    /** Tells for each room of a goal that lies on the lower side of a tile which room is on the upper side. */
    public List<Sentence> hidden(GoalProgress goal) {
        return of(goal).stream().flatMap(room -> above(room).stream()
                .map(other -> Sentence.of("{room} is on the other side of {other}.", "room", Called.by(room), "other", Called.by(other))))
                .toList();
    }

    /** The room on the upper side of the tile of a room that lies on the lower side. */
    private Optional<Room> above(Room room) {
        return up.stream().filter(other -> isBehind(room, other)).findFirst();
    }

    /** Whether two rooms are the two sides of one tile. */
    public static boolean isBehind(Room one, Room other) {
        return one.tile().equals(other.tile()) && !one.id().equals(other.id());
    }
}
