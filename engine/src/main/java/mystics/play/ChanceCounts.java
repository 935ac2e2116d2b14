package mystics.play;

import java.util.Arrays;
import java.util.Map;
import mystics.choice.Purpose;

/** The number of dice and draws so far for each purpose of a game. The next dice and draws depend on these numbers and the seed. */
public final class ChanceCounts {
    /** None yet. */
    public static final ChanceCounts NONE = of(Map.of());

    private final int[] counts;

    private ChanceCounts(int[] counts) {
        this.counts = counts;
    }

    /** The given counts, and 0 for every purpose that has none. */
    public static ChanceCounts of(Map<Purpose, Integer> counts) {
        return new ChanceCounts(Arrays.stream(Purpose.values()).mapToInt(purpose -> counts.getOrDefault(purpose, 0)).toArray());
    }

    /** The count of a purpose. */
    public int of(Purpose purpose) {
        return counts[purpose.ordinal()];
    }

    /** A copy of all counts, as an array in which a run can continue to count. */
    int[] counting() {
        return counts.clone();
    }

    /** These counts, if the array is still equal to them; otherwise new counts from the array. */
    ChanceCounts now(int[] counting) {
        return Arrays.equals(counts, counting) ? this : new ChanceCounts(counting.clone());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChanceCounts thrown && Arrays.equals(counts, thrown.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
