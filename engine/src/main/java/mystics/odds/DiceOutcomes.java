package mystics.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** All possible results of some dice, regardless of order. */
final class DiceOutcomes {
    private static final int SIDES = 6;

    private DiceOutcomes() {
    }

    /**
     * One way.
     *
     * @param faces 1 to 6 each, ascending; {@code weight} how many of all 6^n rolls of n dice in order are this one
     */
    record Way(int[] faces, long weight) {
    }

    /** Every way a number of dice can fall, the likeliest first. */
    static List<Way> of(int dice) {
        List<Way> ways = new ArrayList<>();
        add(new int[dice], 0, 1, factorial(dice), ways);
        ways.sort(Comparator.comparingLong(Way::weight).reversed());
        return ways;
    }

    /** How many rolls of so many dice in order there are. */
    static long all(int dice) {
        long all = 1;
        for (int die = 0; die < dice; die++) {
            all = Math.multiplyExact(all, SIDES);
        }
        return all;
    }

    /** Adds the ways in which the dice from one on show this face or higher ones; each arrangement of equal faces is counted once. */
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
