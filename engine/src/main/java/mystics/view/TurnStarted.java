package mystics.view;

import java.util.List;
import mystics.choice.Question;
import mystics.play.Game;
import mystics.play.Session;
import mystics.table.Clock;
import mystics.table.Draft;

/** Finds out whether a hero has already acted in the current turn, from the earlier states of the game. */
public final class TurnStarted {
    private static final List<Clock> TURN = List.of(Clock.ROUND, Clock.TURN);

    private TurnStarted() {
    }

    /**
     * Whether the open question was already asked and answered during this turn. A change of players asks the same question once more,
     * which does not count.
     */
    public static boolean turn(Session session) {
        Game now = session.game();
        List<Game> past = session.history();
        for (int i = past.size() - 2; i >= 0 && sameTurn(past.get(i), now); i--) {
            if (past.get(i).open().journal().size() < now.open().journal().size()
                    && past.get(i).question().filter(asked -> same(asked, now.question().orElseThrow())).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static boolean sameTurn(Game before, Game now) {
        return TURN.stream().allMatch(clock -> Draft.of(before.open().table()).get(clock) == Draft.of(now.open().table()).get(clock));
    }

    private static boolean same(Question before, Question now) {
        return before.seat().equals(now.seat()) && before.prompt().equals(now.prompt());
    }
}
