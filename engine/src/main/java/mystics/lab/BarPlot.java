package mystics.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/** Small plots as SVG inside a page. */
final class BarPlot {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 120;
    private static final int LINE = 20;
    private static final int LABEL = 130;
    private static final int MOST_LABELS = 12;

    private BarPlot() {
    }

    /** Vertical bars over numbers, from the lowest number to the highest; empty if there is nothing to show. */
    static String columns(SortedMap<String, Long> table) {
        if (table.isEmpty()) {
            return "";
        }
        int low = table.keySet().stream().mapToInt(Integer::parseInt).min().orElseThrow();
        int high = table.keySet().stream().mapToInt(Integer::parseInt).max().orElseThrow();
        long most = table.values().stream().mapToLong(Long::longValue).max().orElseThrow();
        int count = high - low + 1;
        double wide = (double) WIDTH / count;
        int every = Math.max(1, (count + MOST_LABELS - 1) / MOST_LABELS);
        StringBuilder svg = open(WIDTH, HEIGHT + LINE);
        for (int number = low; number <= high; number++) {
            long times = table.getOrDefault(String.valueOf(number), 0L);
            double tall = (double) HEIGHT * times / most;
            add(svg, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"var(--bar)\"><title>%d: %d</title></rect>",
                    (number - low) * wide + wide * 0.1, HEIGHT - tall, wide * 0.8, tall, number, times);
            if ((number - low) % every == 0) {
                add(svg, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>", (number - low + 0.5) * wide, HEIGHT + 15, number);
            }
        }
        return svg.append("</svg>").toString();
    }

    /** Horizontal bars with names, the longest first; empty if there is nothing to show. */
    static String bars(SortedMap<String, Long> table) {
        if (table.isEmpty()) {
            return "";
        }
        long all = table.values().stream().mapToLong(Long::longValue).sum();
        List<Map.Entry<String, Long>> entries = new ArrayList<>(table.entrySet());
        entries.sort(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()));
        double most = entries.get(0).getValue();
        StringBuilder svg = open(WIDTH + LABEL, entries.size() * LINE);
        for (int line = 0; line < entries.size(); line++) {
            Map.Entry<String, Long> entry = entries.get(line);
            add(svg, "<text x=\"0\" y=\"%d\">%s</text>", line * LINE + 14, BalancePage.plain(entry.getKey()));
            add(svg, "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"var(--bar)\"/>", LABEL, line * LINE + 3,
                    (WIDTH - 60) * entry.getValue() / most, LINE - 6);
            add(svg, "<text x=\"%.1f\" y=\"%d\">%.1f %%</text>", LABEL + (WIDTH - 60) * entry.getValue() / most + 5, line * LINE + 14,
                    100.0 * entry.getValue() / all);
        }
        return svg.append("</svg>").toString();
    }

    /** Draws a share as a point on a line from 0 to 1, with its confidence interval. */
    static String interval(double share, Interval bounds) {
        StringBuilder svg = open(160, 14);
        add(svg, "<line x1=\"0\" x2=\"160\" y1=\"7\" y2=\"7\" stroke=\"var(--soft)\"/>");
        add(svg, "<rect x=\"%.1f\" y=\"4\" width=\"%.1f\" height=\"6\" fill=\"var(--soft)\"/>", 160 * bounds.low(),
                160 * (bounds.high() - bounds.low()));
        add(svg, "<circle cx=\"%.1f\" cy=\"7\" r=\"4\" fill=\"var(--bar)\"/>", 160 * share);
        return svg.append("</svg>").toString();
    }

    private static StringBuilder open(int width, int height) {
        return new StringBuilder(String.format(Locale.ROOT, "<svg width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">", width, height, width,
                height));
    }

    private static void add(StringBuilder svg, String pattern, Object... values) {
        svg.append(String.format(Locale.ROOT, pattern, values));
    }
}
