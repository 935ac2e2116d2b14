package mystics.geometry;

import java.util.Arrays;
import java.util.function.IntToLongFunction;

/** The fewest steps between any two spaces. */
final class StepDistances {
    private StepDistances() {
    }

    /**
     * The fewest steps from each space to each other space; {@link Plan#FAR} where there is no route.
     *
     * @param ways gives the spaces one step from a space
     */
    static byte[][] between(int size, IntToLongFunction ways) {
        var steps = new byte[size][size];
        for (int from = 0; from < size; from++) {
            Arrays.fill(steps[from], (byte) Plan.FAR);
            long seen = 0;
            long ring = 1L << from;
            for (int count = 0; ring != 0; count++) {
                seen |= ring;
                long next = 0;
                for (long left = ring; left != 0; left &= left - 1) {
                    int space = Long.numberOfTrailingZeros(left);
                    steps[from][space] = (byte) count;
                    next |= ways.applyAsLong(space);
                }
                ring = next & ~seen;
            }
        }
        return steps;
    }
}
