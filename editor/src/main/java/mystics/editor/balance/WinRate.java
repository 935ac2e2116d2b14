package mystics.editor.balance;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Spelling;
import mystics.lab.Interval;
import mystics.lab.LabReport;
import mystics.table.Outcome;

/** The results of many games in words: the number of wins, and the causes of defeats. */
public record WinRate(LabReport report) {
    private static final double ALWAYS = 0.97;
    private static final double NEVER = 0.03;
    private static final String WON = Spelling.of(Outcome.WON);

    /** A way in which games ended. */
    public record Cause(String key, Sentence words, long games, double percent) {
        /** Whether a game that ended in this way was lost, rather than broken off. */
        public boolean isDefeat() {
            return Stream.of(Outcome.values()).anyMatch(outcome -> Spelling.of(outcome).equals(key));
        }
    }

    /** The share of games won, with half the width of the share's interval (95 %, Wilson). */
    public Sentence words() {
        return report.games() == 0 ? Sentence.of("No game played yet")
                : Sentence.of("{percent} % won ± {half}", "percent", Math.round(100 * report.winRate()), "half", half());
    }

    /** The reason why changes to the chapter show little effect; empty if bots win some games and lose others. */
    public Sentence limit() {
        double rate = report.winRate();
        return report.games() == 0 || rate > NEVER && rate < ALWAYS ? Sentence.EMPTY
                : rate >= ALWAYS ? Sentence.of("Bots win nearly every game, so what makes it easier changes nothing here: "
                        + "make the chapter harder first.")
                : Sentence.of("Bots win hardly any game, so what makes it harder changes nothing here: make the chapter easier first.");
    }

    /** Half the width of the interval, in percent. */
    public long half() {
        Interval interval = report.winInterval();
        return Math.round(50 * (interval.high() - interval.low()));
    }

    /** The interval in words. */
    public Sentence interval() {
        Interval interval = report.winInterval();
        return Sentence.of("{low} to {high} % of {n} games", "low", Math.round(100 * interval.low()), "high",
                Math.round(100 * interval.high()), "n", report.games());
    }

    /** The ways in which games were lost or failed, the most frequent first. */
    public List<Cause> causes() {
        return report.causes().entrySet().stream().filter(cause -> !cause.getKey().equals(WON))
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()))
                .map(cause -> new Cause(cause.getKey(), said(cause.getKey()), cause.getValue(),
                        100.0 * cause.getValue() / Math.max(1, report.games())))
                .toList();
    }

    private static Sentence said(String cause) {
        return switch (cause) {
            case "lost-time" -> Sentence.of("Time ran out");
            case "lost-captured" -> Sentence.of("All were captured");
            case "lost-other" -> Sentence.of("Lost by a rule");
            case "given-up" -> Sentence.of("Given up: nothing ended it");
            case "endless" -> Sentence.of("Endless");
            default -> Sentence.of("Failed: {why}", "why", cause);
        };
    }
}
