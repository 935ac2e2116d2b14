package mystics.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import mystics.lab.Balance;
import mystics.lab.Counts;
import mystics.lab.Interval;
import mystics.lab.LabReport;
import mystics.lab.Measure;
import mystics.lab.PairedDifference;
import mystics.lab.Result;

/** A report on the balance of a chapter, as text for people and as data for programs. */
final class BalanceText {
    private static final int MOST = 5;

    private BalanceText() {
    }

    /** The report as text. */
    static String lines(Balance balance) {
        StringBuilder text = new StringBuilder();
        LabReport all = balance.all();
        line(text, "%s: %d games for each row, all rows with the same seeds", balance.chapter(), balance.results().get(0).report().games());
        int width = Math.max(balance.title().length(), balance.results().stream().mapToInt(row -> row.name().length()).max().orElse(0));
        boolean paired = balance.isPaired();
        line(text, "%-" + width + "s  %7s  %-13s  %6s  %5s  %8s  %6s%s", balance.title(), "won", "95 %", "rounds", "pages", "captures",
                "bare", paired ? "   difference (95 %)" : "");
        for (Result row : balance.results()) {
            line(text, "%s", row(balance, row, width));
        }
        if (!paired && balance.results().size() > 1) {
            line(text, "%s", row(balance, new Result("all", all), width));
        }
        Counts counts = balance.counts();
        line(text, "Endings: %s", shares(counts.of(Measure.ENDING)));
        if (counts.sum(Measure.LOST_IN) > 0) {
            line(text, "Lost in: %s", shares(counts.of(Measure.LOST_IN)));
            line(text, "Lost on page: %s", shares(counts.of(Measure.LOST_ON_PAGE)));
            line(text, "Goals reached in lost games: %s", shares(counts.of(Measure.LOST_AFTER_GOALS)));
        }
        balance.people().ifPresent(people -> line(text, "People: %s", people(people)));
        line(text, "A turn is bare if no two deeds were open that use the action.");
        return text.toString();
    }

    private static String people(LabReport people) {
        return people.games() == 0 ? "no finished game is kept" : String.format(Locale.ROOT,
                "%d kept games, %.1f %% won (%.1f - %.1f %%), %.1f rounds and %.1f pages each", people.games(), 100 * people.winRate(),
                100 * people.winInterval().low(), 100 * people.winInterval().high(), people.each(people.rounds()),
                people.each(people.pages()));
    }

    private static String row(Balance balance, Result row, int width) {
        LabReport report = row.report();
        Interval won = report.winInterval();
        String plain = String.format(Locale.ROOT, "%-" + width + "s  %5.1f %%  %4.1f - %4.1f %%  %6.1f  %5.1f  %8.2f  %4.0f %%", row.name(),
                100 * report.winRate(), 100 * won.low(), 100 * won.high(), report.each(report.rounds()), report.each(report.pages()),
                report.each(report.captures()), 100 * report.counts().bareTurns());
        if (!balance.isPaired() || row.equals(balance.results().get(0))) {
            return plain;
        }
        PairedDifference by = balance.difference(row);
        return plain + String.format(Locale.ROOT, "  %+5.1f (%+.1f to %+.1f)%s", 100 * by.difference(), 100 * by.low(), 100 * by.high(),
                by.isSure() ? "" : "  not sure");
    }

    /** The most frequent entries of a table with their shares. */
    private static String shares(SortedMap<String, Long> table) {
        long all = table.values().stream().mapToLong(Long::longValue).sum();
        List<Map.Entry<String, Long>> entries = new ArrayList<>(table.entrySet());
        entries.sort(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()));
        return entries.stream().limit(MOST).map(entry -> String.format(Locale.ROOT, "%s %.1f %%", entry.getKey(),
                100.0 * entry.getValue() / all)).collect(Collectors.joining(", ")) + (entries.size() > MOST ? ", ..." : "");
    }

    private static void line(StringBuilder text, String pattern, Object... values) {
        text.append(String.format(Locale.ROOT, pattern, values).stripTrailing()).append(System.lineSeparator());
    }

    /** The report as data. */
    static Map<String, Object> facts(Balance balance) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("chapter", balance.chapter());
        facts.put("compares", balance.title());
        facts.put("rows", balance.results().stream().map(row -> facts(balance, row)).toList());
        balance.people().ifPresent(people -> facts.put("people", facts(people)));
        return facts;
    }

    private static Map<String, Object> facts(Balance balance, Result row) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", row.name());
        facts.putAll(facts(row.report()));
        if (balance.isPaired()) {
            PairedDifference by = balance.difference(row);
            facts.put("difference", by.difference());
            facts.put("differenceLow", by.low());
            facts.put("differenceHigh", by.high());
        }
        return facts;
    }

    private static Map<String, Object> facts(LabReport report) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("games", report.games());
        facts.put("wins", report.wins());
        facts.put("winRate", report.winRate());
        facts.put("winRateLow", report.winInterval().low());
        facts.put("winRateHigh", report.winInterval().high());
        facts.put("givenUp", report.givenUp());
        facts.put("errors", report.errors());
        facts.put("rounds", report.each(report.rounds()));
        facts.put("pages", report.each(report.pages()));
        facts.put("captures", report.each(report.captures()));
        facts.put("decisions", report.each(report.decisions()));
        facts.put("bareTurns", report.counts().bareTurns());
        for (Measure measure : Measure.values()) {
            facts.put(measure.name().toLowerCase(Locale.ROOT).replace('_', '-'), report.counts().of(measure));
        }
        return facts;
    }
}
