package mystics.console.sitting;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import mystics.choice.Answer;
import mystics.choice.Seat;
import mystics.play.Game;
import mystics.play.Given;

/** The game at this desk, and the games it was before. */
final class Timeline {
    private final Deque<Game> past = new ArrayDeque<>();
    private final Deque<Game> future = new ArrayDeque<>();
    private Game now;

    Timeline(Game now) {
        this.now = now;
    }

    Game now() {
        return now;
    }

    /** Goes on with another game; the one before cannot be gone back to. */
    void begin(Game game) {
        past.clear();
        future.clear();
        now = game;
    }

    void answer(Answer answer) {
        Game next = now.answer(answer);
        past.push(now);
        future.clear();
        now = next;
    }

    /** Takes the last answer back; why not, if it cannot be. */
    Optional<String> undo() {
        if (past.isEmpty()) {
            return Optional.of("There is nothing to take back.");
        }
        List<Given> since = now.journal().subList(past.peek().journal().size(), now.journal().size());
        if (since.stream().anyMatch(given -> given.seat().equals(Seat.FATE.name()))) {
            return Optional.of("Something new has come to light since (dice or cards); the answer stands.");
        }
        future.push(now);
        now = past.pop();
        return Optional.empty();
    }

    /** Gives the answer again that was taken back; why not, if there is none. */
    Optional<String> redo() {
        if (future.isEmpty()) {
            return Optional.of("There is nothing to give again.");
        }
        past.push(now);
        now = future.pop();
        return Optional.empty();
    }
}
