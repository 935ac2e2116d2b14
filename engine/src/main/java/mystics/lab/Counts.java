package mystics.lab;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tables of counts of some games, by measure. */
public record Counts(Map<Measure, SortedMap<String, Long>> tables) {
    /** The counts of no games. */
    public static final Counts NONE = new Counts(Map.of());

    public Counts {
        Map<Measure, SortedMap<String, Long>> copy = new EnumMap<>(Measure.class);
        tables.forEach((measure, counts) -> copy.put(measure, Collections.unmodifiableSortedMap(new TreeMap<>(counts))));
        tables = Collections.unmodifiableMap(copy);
    }

    /** One table; empty if nothing was counted. */
    public SortedMap<String, Long> of(Measure measure) {
        return tables.getOrDefault(measure, Collections.emptySortedMap());
    }

    /** The sum of all counts in one table. */
    public long sum(Measure measure) {
        return of(measure).values().stream().mapToLong(Long::longValue).sum();
    }

    /** The share of one entry in its table, 0 to 1. */
    public double share(Measure measure, String what) {
        long all = sum(measure);
        return all == 0 ? 0 : (double) of(measure).getOrDefault(what, 0L) / all;
    }

    /** The share of heroes' turns that offer no choice between deeds, 0 to 1. */
    public double bareTurns() {
        return share(Measure.TURNS, Measure.WITHOUT_CHOICE);
    }

    /** The sum of these counts and those of other games. */
    public Counts and(Counts other) {
        Sums sums = new Sums();
        tables.forEach((measure, counts) -> counts.forEach((what, times) -> sums.count(measure, what, times)));
        other.tables.forEach((measure, counts) -> counts.forEach((what, times) -> sums.count(measure, what, times)));
        return sums.counts();
    }
}
