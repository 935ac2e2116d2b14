package mystics.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A number with its reasons, worked out in fixed stages: set, add, times, at least, at most. Contributions of one stage may come in any order;
 * of several sets the lowest counts.
 */
public final class Tally {
    private static final int NOT_SET = Integer.MAX_VALUE;
    private final int base;
    private final String baseName;
    private int set = NOT_SET;
    private int add;
    private int times = 1;
    private int least = Integer.MIN_VALUE;
    private int most = Integer.MAX_VALUE;
    private List<Reason> reasons = List.of();

    /** A tally that begins at a base, named for people (such as "battle"). */
    public Tally(String baseName, int base) {
        this.baseName = baseName;
        this.base = base;
    }

    /** The base it began with. */
    public int getBase() {
        return base;
    }

    /** Puts another number in the base's place. */
    public void set(int number, String why) {
        Handed.number(number);
        set = Math.min(set, number);
        note("=", number, why);
    }

    /** Adds (or, below 0, takes away). */
    public void add(int number, String why) {
        Handed.number(number);
        if (number != 0) {
            add += number;
            note(number < 0 ? "-" : "+", Math.abs(number), why);
        }
    }

    /** Multiplies, after all additions. */
    public void times(int number, String why) {
        Handed.number(number);
        times *= number;
        note("x", number, why);
    }

    /** Keeps the result from falling below. */
    public void atLeast(int number, String why) {
        Handed.number(number);
        least = Math.max(least, number);
        note("at least", number, why);
    }

    /** Keeps the result from rising above. */
    public void atMost(int number, String why) {
        Handed.number(number);
        most = Math.min(most, number);
        note("at most", number, why);
    }

    /** What was done to the number; its words are made when somebody reads them. */
    private record Reason(String sign, int number, String why) {
        @Override
        public String toString() {
            return sign + " " + number + " " + why;
        }
    }

    private void note(String sign, int number, String why) {
        if (reasons.isEmpty()) {
            reasons = new ArrayList<>(2);
        }
        reasons.add(new Reason(sign, number, why));
    }

    /** The number. */
    public int total() {
        long sum = ((set == NOT_SET ? base : set) + (long) add) * times;
        return Math.min(Math.max((int) Math.max(-Handed.MOST, Math.min(Handed.MOST, sum)), least), most);
    }

    /** The number as dice: never below 0 (DICE-3). */
    public int dice() {
        return Math.max(0, total());
    }

    /** The reasons besides the base, in the order they came. */
    public List<String> reasons() {
        return reasons.stream().map(Reason::toString).toList();
    }

    /** The sum in words: {@code battle 3 = 2 + 1 Sword}. */
    @Override
    public String toString() {
        return baseName + " " + total() + (reasons.isEmpty() ? "" : " = " + base + " " + String.join(" ", reasons()));
    }
}
