package mystics.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The figures that the processes of one Java have reported. They are printed as a table for people and as JSON lines for programs. */
final class Figures {
    static final String REFERENCE = "reference_decisions_per_s";
    private final Map<String, List<Double>> numbers = new LinkedHashMap<>();
    private final Map<String, Set<String>> words = new LinkedHashMap<>();

    /** Reads a line of a process: {@code name value}, or {@code name =word}. */
    void take(String line) {
        String[] parts = line.split(" ", 2);
        if (parts[1].startsWith("=")) {
            words.computeIfAbsent(parts[0], name -> new LinkedHashSet<>()).add(parts[1].substring(1));
        } else {
            numbers.computeIfAbsent(parts[0], name -> new ArrayList<>()).add(Double.parseDouble(parts[1]));
        }
    }

    double median(String name) {
        return median(sorted(numbers.getOrDefault(name, List.of(Double.NaN))));
    }

    /** The words reported under a name. All processes must report the same digest. */
    Set<String> words(String name) {
        return words.getOrDefault(name, Set.of());
    }

    private static double[] sorted(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    }

    private static double median(double[] sorted) {
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    void printTable(String title) {
        System.out.printf(Locale.ROOT, "%n%-36s %14s %14s %14s %4s%n", title, "median", "least", "most", "n");
        numbers.forEach((name, values) -> {
            double[] sorted = sorted(values);
            System.out.printf(Locale.ROOT, "%-36s %,14.3f %,14.3f %,14.3f %4d%n", name, median(sorted), sorted[0],
                    sorted[sorted.length - 1], sorted.length);
        });
        words.forEach((name, said) -> System.out.printf("%-36s %s%n", name, String.join(" ", said)));
    }

    /** @param about the members shared by all lines, as JSON */
    void printLines(String about) {
        numbers.forEach((name, values) -> {
            double[] sorted = sorted(values);
            System.out.printf(Locale.ROOT, "{\"metric\":\"%s\",\"median\":%.6f,\"min\":%.6f,\"max\":%.6f,\"n\":%d,%s}%n", name,
                    median(sorted), sorted[0],
                    sorted[sorted.length - 1], sorted.length, about);
        });
    }
}
