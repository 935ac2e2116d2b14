package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;
import mystics.play.Session;
import mystics.rules.Line;

/**
 * A whole game to look at: the table at each question that was answered from outside, and at the end.
 *
 * @param session the game; {@code spreads} the tables, oldest first; {@code told} how many lines had been told at each
 */
public record Reel(Session session, List<Spread> spreads, List<Integer> told) {
    /** The rules of lines at which people stop: defeats, captures, surges, rooms, finds, the story. */
    private static final Set<String> EVENTS = Set.of("BATTLE-7", "CAPTURE-1", "CAPTURE-4", "SURGE-1", "EXPLORE-4", "SEARCH-2", "END-1",
            Story.RULE);

    public Reel {
        spreads = List.copyOf(spreads);
        told = List.copyOf(told);
    }

    /** The reel of a game. Slow: each table is looked at. */
    public static Reel of(Session session) {
        List<Game> games = session.history();
        return new Reel(session, games.stream().map(game -> game.lookNow(scene -> Spread.of(scene, session.company()))).toList(),
                games.stream().map(Game::logSize).toList());
    }

    /** The number of tables. */
    public int size() {
        return spreads.size();
    }

    /** What had been told at a place. */
    public List<Line> log(int place) {
        List<Line> log = session.game().log();
        return log.subList(0, Math.min(told.get(place), log.size()));
    }

    /** The place of the next event after a place, or the end. */
    public int next(int place) {
        return IntStream.range(place + 1, size()).filter(this::isEvent).findFirst().orElse(size() - 1);
    }

    /** The place of the last event before a place, or the beginning. */
    public int previous(int place) {
        return IntStream.iterate(place - 1, at -> at > 0, at -> at - 1).filter(this::isEvent).findFirst().orElse(0);
    }

    /** Whether something happened on the way to a place at which people stop. */
    private boolean isEvent(int place) {
        return place > 0 && session.game().log().subList(told.get(place - 1), told.get(place)).stream()
                .anyMatch(line -> EVENTS.contains(line.cause()));
    }

    /** The game as it stood at a place, to be gone on with; what came later is not in it. */
    public Session from(int place) {
        return Session.goingOn(session.company(), session.history().subList(0, place + 1), List.of(),
                Optional.of("Gone on from an earlier place of a game"));
    }
}
