package mystics.geometry;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a {@link Survey} measures on a drawing; {@link Plan} says what each table means. Every table has a value for each space, and nobody changes one.
 *
 * @param rooms how many figures a special area holds
 * @param needs what a mark asks for; empty for nothing
 * @param marks the spaces with a mark, by its kind, sorted
 */
record Measures(String[] names, double[] xs, double[] ys, int[] rooms, long[] neighbours, long[] uphill, long[] acrossYellow, long[] acrossRed,
                long[] clear, long[] sees, int[] flow, String[] needs, Map<String, Long> marks, List<PlanExit> exits) {
    Measures {
        marks = Collections.unmodifiableMap(new TreeMap<>(marks));
        exits = List.copyOf(exits);
    }
}
