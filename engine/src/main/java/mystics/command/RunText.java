package mystics.command;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import mystics.lab.Interval;
import mystics.lab.LabReport;

/** The report of a run of many games, as text for people and as data for programs. */
final class RunText {
    private RunText() {
    }

    /** The numbers by name, in the order in which they are shown. */
    static Map<String, Object> facts(LabWorkers.Run run) {
        LabReport report = run.report();
        Interval wins = report.winInterval();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("games", report.games());
        facts.put("wins", report.wins());
        facts.put("defeats", report.defeats());
        facts.put("givenUp", report.givenUp());
        facts.put("errors", report.errors());
        facts.put("winRate", report.winRate());
        facts.put("winRateLow", wins.low());
        facts.put("winRateHigh", wins.high());
        facts.put("causes", report.causes());
        facts.put("decisions", report.decisions());
        facts.put("forced", report.forced());
        facts.put("chances", report.chances());
        facts.put("rounds", report.rounds());
        facts.put("pages", report.pages());
        facts.put("captures", report.captures());
        facts.put("decisionsPerSecond", Math.round(run.decisionsPerSecond()));
        facts.put("wallSeconds", run.wallSeconds());
        facts.put("cpuSeconds", run.cpuSeconds());
        facts.put("digest", String.format(Locale.ROOT, "%016x", report.digest()));
        return facts;
    }

    /** The report as text. */
    static String lines(LabWorkers.Run run) {
        LabReport report = run.report();
        Interval wins = report.winInterval();
        StringBuilder text = new StringBuilder();
        line(text, "Games", "%d: %d won, %d lost, %s%d broken off", report.games(), report.wins(), report.defeats(),
                report.givenUp() == 0 ? "" : report.givenUp() + " given up, ", report.errors());
        line(text, "Win rate", "%.1f %% (between %.1f %% and %.1f %%, 95 times of 100)", 100 * report.winRate(), 100 * wins.low(),
                100 * wins.high());
        report.causes().forEach((cause, times) -> line(text, "", "%6d  %s", times, cause));
        line(text, "Each game", "%.1f rounds, %.1f pages, %.2f captures, %.1f decisions (and %.1f forced), %.1f rolls and draws",
                report.each(report.rounds()),
                report.each(report.pages()), report.each(report.captures()), report.each(report.decisions()), report.each(report.forced()),
                report.each(report.chances()));
        line(text, "Speed", "%,.0f decisions a second of one processor; %.1f s in all", run.decisionsPerSecond(), run.wallSeconds());
        line(text, "Digest", "%016x", report.digest());
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String pattern, Object... values) {
        text.append(String.format(Locale.ROOT, "%-10s", name)).append(String.format(Locale.ROOT, pattern, values))
                .append(System.lineSeparator());
    }
}
