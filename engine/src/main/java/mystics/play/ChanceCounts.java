package mystics.play;

import java.util.Arrays;
import java.util.Map;
import mystics.choice.Purpose;

/** How many dice and draws each purpose of a game has had: what the next ones depend on beside the seed. */
public final class ChanceCounts {
    /** None yet. */
    public static final ChanceCounts NONE = of(Map.of());

    private final int[] counts;

    private ChanceCounts(int[] counts) {
        this.counts = counts;
    }

    /** So many for each purpose; those not named have had none. */
    public static ChanceCounts of(Map<Purpose, Integer> counts) {
        return new ChanceCounts(Arrays.stream(Purpose.values()).mapToInt(purpose -> counts.getOrDefault(purpose, 0)).toArray());
    }

    /** How many a purpose has had. */
    public int of(Purpose purpose) {
        return counts[purpose.ordinal()];
    }

    /** A count for each purpose, to go on counting with. */
    int[] counting() {
        return counts.clone();
    }

    /** These where the counts are still the same, else the counts as they are now. */
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
