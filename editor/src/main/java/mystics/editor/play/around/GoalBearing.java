package mystics.editor.play.around;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Room;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.TilePicture;
import mystics.rules.Called;

/**
 * Where the tile of a goal lies on the map, seen from the shown tile.
 *
 * @param across the number of columns to the right, or to the left if it is below 0
 * @param down the number of rows
 * @param over the room on the upper side of the tile, if the goal lies on its lower side
 */
record GoalBearing(int across, int down, Optional<Room> over) {
    private static final GoalBearing NONE = new GoalBearing(0, 0, Optional.empty());

    /** The bearing of the only room of a goal; without an arrow if there are several, or if the tile is the shown one. */
    static GoalBearing of(BoardPicture board, List<Room> goals) {
        if (goals.size() != 1 || board.shown().isEmpty()) return NONE;
        TilePicture here = board.tiles().get(board.shown().get());
        Room goal = goals.get(0);
        return board.tiles().stream().filter(tile -> !tile.gone() && tile.room().tile().equals(goal.tile())).findFirst()
                .map(tile -> new GoalBearing(tile.column() - here.column(), tile.row() - here.row(),
                        Optional.of(tile.room()).filter(room -> !room.id().equals(goal.id())))).orElse(NONE);
    }

    /** The room by which the goal is reached; empty if the room of the goal itself is on the board. */
    Optional<Sentence> way() {
        return over.map(room -> Sentence.of("through {room}", "room", Called.by(room)));
    }

    /** Whether the goal lies on another tile. */
    boolean isElsewhere() {
        return across != 0 || down != 0;
    }

    /** The angle of an arrow in one of eight directions. An angle of 0 points right. */
    double angle() {
        return Math.atan2(Integer.signum(down), Integer.signum(across));
    }

    /** The direction in words; empty on the tile of the goal. */
    Optional<Sentence> words() {
        List<Sentence> both = Stream.of(word(down, "above", "below"), word(across, "to the left", "to the right"))
                .flatMap(Optional::stream).toList();
        return both.isEmpty() ? Optional.empty() : Optional.of(Sentence.of("On the map: {where}.", "where", Sentence.row(both, ", ")));
    }

    private static Optional<Sentence> word(int steps, String before, String after) {
        return steps == 0 ? Optional.empty() : Optional.of(Sentence.of(steps < 0 ? before : after));
    }
}
