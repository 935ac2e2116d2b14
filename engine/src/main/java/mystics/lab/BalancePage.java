package mystics.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.content.Catalog;

/**
 * A report on balance as one HTML page with tables, plots, and a map of where heroes ended their turns. The page needs
 * no other file.
 */
public final class BalancePage {
    private static final String STYLE = "balance.css";
    private final Catalog catalog;
    private final List<Balance> balances;

    /** @param catalog provides the names of chapters and rooms and the drawings of rooms */
    public BalancePage(Catalog catalog, List<Balance> balances) {
        this.catalog = catalog;
        this.balances = List.copyOf(balances);
    }

    /** The whole page. */
    public String html() {
        StringBuilder page = new StringBuilder("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<title>Balance</title><style>\n").append(style()).append("</style></head><body><h1>Balance</h1>\n");
        balances.forEach(balance -> chapter(page, balance));
        return page.append("</body></html>\n").toString();
    }

    private static String style() {
        try (InputStream css = Objects.requireNonNull(BalancePage.class.getResourceAsStream(STYLE))) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void chapter(StringBuilder page, Balance balance) {
        page.append("<h2>").append(plain(catalog.chapters().get(balance.chapter()).name())).append("</h2>\n<p class=\"note\">")
                .append(balance.results().get(0).report().games()).append(" games of bots for each row, with the same seeds. ")
                .append("A turn is bare if no two deeds were open that use the action.</p>\n");
        rows(page, balance);
        balance.people().filter(people -> people.games() > 0).ifPresent(people -> page.append(String.format(Locale.ROOT,
                "<p>People: %d kept games, %.1f %% won, %.1f rounds each.</p>%n", people.games(), 100 * people.winRate(),
                people.each(people.rounds()))));
        Counts counts = balance.counts();
        page.append("<div class=\"plots\">");
        plot(page, "Rounds of a game", BarPlot.columns(counts.of(Measure.ROUNDS)));
        plot(page, "How games ended", BarPlot.bars(counts.of(Measure.ENDING)));
        plot(page, "Lost in", BarPlot.bars(named(counts.of(Measure.LOST_IN))));
        plot(page, "Lost on page", BarPlot.columns(counts.of(Measure.LOST_ON_PAGE)));
        plot(page, "Goals reached in lost games", BarPlot.columns(counts.of(Measure.LOST_AFTER_GOALS)));
        page.append("</div>\n<h3>Where heroes ended their turns</h3><div class=\"plots\">");
        HeatMap heat = new HeatMap(counts.of(Measure.TURN_AT));
        heat.rooms().stream().filter(catalog.rooms()::containsKey)
                .forEach(room -> plot(page, catalog.rooms().get(room).name(), heat.of(catalog.rooms().get(room))));
        page.append("</div>\n");
    }

    private static void plot(StringBuilder page, String title, String svg) {
        if (!svg.isEmpty()) {
            page.append("<div><h3>").append(plain(title)).append("</h3>").append(svg).append("</div>");
        }
    }

    private SortedMap<String, Long> named(SortedMap<String, Long> rooms) {
        SortedMap<String, Long> named = new TreeMap<>();
        rooms.forEach((id, times) -> named.merge(catalog.rooms().containsKey(id) ? catalog.rooms().get(id).name() : id, times, Long::sum));
        return named;
    }

    private static void rows(StringBuilder page, Balance balance) {
        boolean paired = balance.isPaired();
        page.append("<table><tr><th>").append(plain(balance.title())).append("</th><th>won</th><th></th><th>rounds</th><th>pages</th>")
                .append("<th>captures</th><th>bare turns</th>").append(paired ? "<th>difference (95 %)</th>" : "").append("</tr>\n");
        for (Result row : balance.results()) {
            LabReport report = row.report();
            String bar = BarPlot.interval(report.winRate(), report.winInterval());
            page.append(String.format(Locale.ROOT, "<tr><td>%s</td><td>%.1f %%</td><td>%s</td><td>%.1f</td><td>%.1f</td><td>%.2f</td>"
                    + "<td>%.0f %%</td>", plain(row.name()), 100 * report.winRate(), bar, report.each(report.rounds()),
                    report.each(report.pages()), report.each(report.captures()), 100 * report.counts().bareTurns()));
            if (paired) {
                PairedDifference by = balance.difference(row);
                page.append(String.format(Locale.ROOT, "<td>%+.1f (%+.1f to %+.1f)</td>", 100 * by.difference(), 100 * by.low(),
                        100 * by.high()));
            }
            page.append("</tr>\n");
        }
        page.append("</table>\n");
    }

    static String plain(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
