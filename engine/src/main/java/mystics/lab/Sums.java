package mystics.lab;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Sums up the tables of counts while games are played. */
final class Sums {
    private final Map<Measure, SortedMap<String, Long>> tables = new EnumMap<>(Measure.class);

    void count(Measure measure, String what, long times) {
        if (times != 0) {
            tables.computeIfAbsent(measure, each -> new TreeMap<>()).merge(what, times, Long::sum);
        }
    }

    Counts counts() {
        return new Counts(tables);
    }
}
