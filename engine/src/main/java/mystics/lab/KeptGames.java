package mystics.lab;

import java.util.BitSet;
import java.util.List;
import mystics.content.Spelling;
import mystics.play.Game;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** Sums up games of people, to compare them with games of bots. */
public final class KeptGames {
    private KeptGames() {
    }

    /** The report of some games of one chapter. Unfinished games are left out; turns and captures are not counted. */
    public static LabReport report(List<Game> kept) {
        Sums sums = new Sums();
        BitSet won = new BitSet();
        List<Game> over = kept.stream().filter(game -> game.outcome().over()).toList();
        long rounds = 0;
        long pages = 0;
        long decisions = 0;
        for (int number = 0; number < over.size(); number++) {
            Game game = over.get(number);
            Draft table = Draft.of(game.state().table());
            boolean victory = game.outcome() == Outcome.WON;
            won.set(number, victory);
            rounds += table.get(Clock.ROUND);
            pages += table.get(Clock.PAGE) - 1;
            decisions += game.journal().size();
            sums.count(Measure.ENDING, Spelling.of(game.outcome()), 1);
            sums.count(Measure.ROUNDS, String.valueOf(table.get(Clock.ROUND)), 1);
            sums.count(Measure.LOST_ON_PAGE, String.valueOf(table.get(Clock.PAGE)), victory ? 0 : 1);
        }
        return new LabReport(over.size(), won, over.size() - won.cardinality(), 0, 0, sums.counts(), decisions, 0, 0, rounds, pages, 0, 0);
    }
}
