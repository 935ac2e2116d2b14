package mystics.geometry;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The measurements that a {@link Survey} takes of a drawing. The class {@link Plan} explains each table. Every table has one value for each
 * space and is never changed.
 *
 * @param rooms the number of figures a special area holds
 * @param needs the requirement of each mark; empty for none
 * @param marks the spaces with a mark, by kind of mark, sorted
 */
record Measures(String[] names, double[] xs, double[] ys, int[] rooms, long[] neighbours, long[] uphill, long[] acrossYellow,
        long[] acrossRed,
        long[] clear, long[] sees, int[] flow, String[] needs, Map<String, Long> marks, List<PlanExit> exits) {
    Measures {
        marks = Collections.unmodifiableMap(new TreeMap<>(marks));
        exits = List.copyOf(exits);
    }
}
