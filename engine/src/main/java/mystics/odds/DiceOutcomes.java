package mystics.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** All possible results of a number of dice, regardless of order. */
final class DiceOutcomes {
    private static final int SIDES = 6;

    private DiceOutcomes() {
    }

    /**
     * One result.
     *
     * @param faces the faces, 1 to 6 each, ascending
     * @param weight how many of the 6^n ordered rolls of n dice have this result
     */
    record Way(int[] faces, long weight) {
    }

    /** Every result of a number of dice, the likeliest first. */
    static List<Way> of(int dice) {
        List<Way> ways = new ArrayList<>();
        add(new int[dice], 0, 1, factorial(dice), ways);
        ways.sort(Comparator.comparingLong(Way::weight).reversed());
        return ways;
    }

    /** The number of ordered rolls of this many dice. */
    static long all(int dice) {
        long all = 1;
        for (int die = 0; die < dice; die++) {
            all = Math.multiplyExact(all, SIDES);
        }
        return all;
    }

    /** Adds the results in which all dice from an index on show this face or a higher one. Arrangements of equal faces are counted once. */
    private static void add(int[] faces, int from, int face, long weight, List<Way> ways) {
        if (from == faces.length) {
            ways.add(new Way(faces.clone(), weight));
            return;
        }
        int last = face == SIDES ? faces.length - from : 0;
        for (int number = last; number <= faces.length - from; number++) {
            Arrays.fill(faces, from, from + number, face);
            long share = weight / factorial(number);
            if (face == SIDES) {
                ways.add(new Way(faces.clone(), share));
            } else {
                add(faces, from + number, face + 1, share, ways);
            }
        }
    }

    private static long factorial(int n) {
        long product = 1;
        for (int i = 2; i <= n; i++) {
            product *= i;
        }
        return product;
    }
}
