package mystics.editor.balance;

import java.awt.Font;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.editor.type.Prose;
import mystics.lab.Measure;
import net.miginfocom.swing.MigLayout;

/** The results of many games, as plots on one tab and in a table on the other. */
final class BalancePlots extends JTabbedPane {
    private static final Sentence LOST = Sentence.of("Why games were lost, in percent");
    private static final Sentence ROUNDS = Sentence.of("Rounds of a game");
    private static final Sentence PAGES = Sentence.of("The page on which games were lost");
    private static final Sentence ROOMS = Sentence.of("The room in which games were lost");
    private final Plot causes = new Plot(LOST, Plot.Way.LEVEL);
    private final Plot rounds = new Plot(ROUNDS, Plot.Way.UPRIGHT);
    private final Plot pages = new Plot(PAGES, Plot.Way.UPRIGHT);
    private final Plot rooms = new Plot(ROOMS, Plot.Way.LEVEL);
    private final BalanceTable table = new BalanceTable("Games");

    BalancePlots() {
        JPanel plots = new JPanel(new MigLayout("insets 8, fill, wrap 2, gapx 18", "[grow, fill, sg][grow, fill, sg]",
                "[][grow, fill, sg][][grow, fill, sg]"));
        head(plots, LOST);
        head(plots, ROUNDS);
        plots.add(causes, "wmin 0, hmin 0");
        plots.add(rounds, "wmin 0, hmin 0");
        head(plots, ROOMS);
        head(plots, PAGES);
        plots.add(rooms, "wmin 0, hmin 0");
        plots.add(pages, "wmin 0, hmin 0");
        addTab("Plots", plots);
        addTab("Table", new JScrollPane(table));
    }

    private static void head(JPanel plots, Sentence words) {
        plots.add(new Prose(words, 1, Font.BOLD), "wmin 0");
    }

    /** Shows results. */
    void show(WinRate rate, Catalog catalog, Wording language) {
        Map<String, Double> why = new LinkedHashMap<>();
        rate.causes().forEach(cause -> why.put(cause.words().in(language).toString(), cause.percent()));
        causes.show(why);
        rounds.show(numbers(rate, Measure.ROUNDS));
        pages.show(numbers(rate, Measure.LOST_ON_PAGE));
        Map<String, Double> where = new LinkedHashMap<>();
        lostIn(rate).forEach((room, games) -> where.put(name(catalog, room), (double) games));
        rooms.show(where);
        table.show(rows(rate, catalog), language);
    }

    private static SortedMap<String, Long> lostIn(WinRate rate) {
        return rate.report().counts().of(Measure.LOST_IN);
    }

    private static String name(Catalog catalog, String room) {
        return catalog.rooms().containsKey(room) ? catalog.rooms().get(room).name() : "-";
    }

    /** How often each number occurred, from the lowest number to the highest; numbers between them that never occurred count 0. */
    private static Map<String, Double> numbers(WinRate rate, Measure measure) {
        SortedMap<String, Long> counts = rate.report().counts().of(measure);
        Map<String, Double> all = new LinkedHashMap<>();
        List<Integer> known = counts.keySet().stream().map(Integer::valueOf).sorted().toList();
        if (!known.isEmpty()) {
            IntStream.rangeClosed(known.get(0), known.get(known.size() - 1))
                    .forEach(number -> all.put(String.valueOf(number), (double) counts.getOrDefault(String.valueOf(number), 0L)));
        }
        return all;
    }

    private static List<BalanceTable.Row> rows(WinRate rate, Catalog catalog) {
        long games = Math.max(1, rate.report().games());
        List<BalanceTable.Row> rows = new ArrayList<>();
        rows.add(new BalanceTable.Row(Sentence.of("Won"), rate.report().wins(), 100.0 * rate.report().wins() / games));
        rate.causes().forEach(cause -> rows.add(new BalanceTable.Row(cause.words(), cause.games(), cause.percent())));
        lostIn(rate).forEach((room, times) -> rows.add(new BalanceTable.Row(Sentence.of("Lost in {room}", "room", name(catalog, room)),
                times, 100.0 * times / games)));
        numbers(rate, Measure.LOST_ON_PAGE).forEach((page, times) -> rows.add(new BalanceTable.Row(
                Sentence.of("Lost on page {n}", "n", page), Math.round(times), 100 * times / games)));
        numbers(rate, Measure.ROUNDS).forEach((number, times) -> rows.add(new BalanceTable.Row(
                Sentence.of("{n} rounds", "n", number), Math.round(times), 100 * times / games)));
        return rows;
    }
}
