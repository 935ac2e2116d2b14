package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;
import mystics.play.RecordedAnswer;
import mystics.play.Session;
import mystics.rules.Line;

/**
 * A whole game to watch: the table at each question that a player answered, and at the end.
 *
 * @param session the game
 * @param spreads the tables, oldest first
 * @param told the number of log lines at each table
 */
public record Reel(Session session, List<Spread> spreads, List<Integer> told) {
    /** The rule numbers of log lines at which the slider stops: lines about defeats, captures, surges, rooms, finds and the story. */
    private static final Set<String> EVENTS = Set.of("BATTLE-7", "CAPTURE-1", "CAPTURE-4", "SURGE-1", "EXPLORE-4", "SEARCH-2", "END-1",
            Story.RULE);

    public Reel {
        spreads = List.copyOf(spreads);
        told = List.copyOf(told);
    }

    /** The reel of a game. This method is slow, because each table is read. */
    public static Reel of(Session session) {
        List<Game> games = session.history();
        return new Reel(session, games.stream().map(game -> game.lookNow(scene -> Spread.of(scene, session.company()))).toList(),
                games.stream().map(Game::logSize).toList());
    }

    /** The number of tables. */
    public int size() {
        return spreads.size();
    }

    /** The log at a point of the game. */
    public List<Line> log(int place) {
        List<Line> log = session.game().log();
        return log.subList(0, Math.min(told.get(place), log.size()));
    }

    /** The log lines that were new at a point of the game. */
    List<Line> news(int place) {
        List<Line> log = log(place);
        return log.subList(place == 0 ? 0 : Math.min(told.get(place - 1), log.size()), log.size());
    }

    /** The dice that were thrown just before a point of the game. */
    List<Throw> thrown(int place) {
        List<Game> games = session.history();
        List<RecordedAnswer> answers = games.get(place).journal();
        int before = place == 0 ? 0 : Math.min(games.get(place - 1).journal().size(), answers.size());
        return Throw.in(answers.subList(before, answers.size()), session.game().setting());
    }

    /** The position of the next event after a position, or the end of the reel. */
    public int next(int place) {
        return IntStream.range(place + 1, size()).filter(this::isEvent).findFirst().orElse(size() - 1);
    }

    /** The position of the last event before a position, or the beginning of the reel. */
    public int previous(int place) {
        return IntStream.iterate(place - 1, at -> at > 0, at -> at - 1).filter(this::isEvent).findFirst().orElse(0);
    }

    /** Whether the log lines just before a point contain an event at which the slider stops. */
    private boolean isEvent(int place) {
        return place > 0 && session.game().log().subList(told.get(place - 1), told.get(place)).stream()
                .anyMatch(line -> EVENTS.contains(line.cause()));
    }

    /** The game as it was at a point, without its later part, so that it can be continued from that point. */
    public Session from(int place) {
        return Session.goingOn(session.company(), session.history().subList(0, place + 1), List.of(),
                Optional.of("Gone on from an earlier place of a game"));
    }
}
