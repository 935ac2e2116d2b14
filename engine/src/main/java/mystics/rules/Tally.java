package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.choice.Worded;
import mystics.rules.Names.What;

/**
 * A number with its reasons, computed in fixed stages: set, add, times, at least, at most. Contributions of one stage may come in any
 * order; if several rules set the number, the lowest value counts.
 */
public final class Tally implements Worded {
    /** The greatest number of reasons for one number. */
    public static final int MOST_REASONS = 40;
    private static final String FLOOR = "{sum}, at least {n}: {why}";
    private static final String CAP = "{sum}, at most {n}: {why}";
    private static final int NOT_SET = Integer.MAX_VALUE;
    private final int base;
    private final String baseName;
    private int set = NOT_SET;
    private int add;
    private int times = 1;
    private int least = Integer.MIN_VALUE;
    private int most = Integer.MAX_VALUE;
    private List<Reason> reasons = List.of();

    /**
     * A tally that begins with a base. The base has a name that people read: "battle", or a sentence that contains the number, such as "{n}
     * {n|die|dice}".
     */
    public Tally(String baseName, int base) {
        this.baseName = baseName;
        this.base = base;
    }

    /** The base with which the tally began. */
    public int getBase() {
        return base;
    }

    /** Replaces the base by another number. */
    public void set(int number, @Names(What.SENTENCE) String why) {
        setting(number, why);
    }

    /** Replaces the base by another number, with a named piece as the reason. */
    public void set(int number, Option why) {
        setting(number, why);
    }

    private void setting(int number, Object why) {
        Handed.number(number);
        set = Math.min(set, number);
        note("{sum} = {n} {why}", number, why);
    }

    /** Adds a number; a number below 0 is subtracted. */
    public void add(int number, @Names(What.SENTENCE) String why) {
        adding(number, why);
    }

    /** Adds a number, with a named piece as the reason; a number below 0 is subtracted. */
    public void add(int number, Option why) {
        adding(number, why);
    }

    private void adding(int number, Object why) {
        Handed.number(number);
        if (number != 0) {
            add += number;
            note(number < 0 ? "{sum} - {n} {why}" : "{sum} + {n} {why}", Math.abs(number), why);
        }
    }

    /** Multiplies the number after all additions. */
    public void times(int number, @Names(What.SENTENCE) String why) {
        multiplying(number, why);
    }

    /** Multiplies the number after all additions, with a named piece as the reason. */
    public void times(int number, Option why) {
        multiplying(number, why);
    }

    private void multiplying(int number, Object why) {
        Handed.number(number);
        times *= number;
        note("{sum} x {n} {why}", number, why);
    }

    /** Sets a lower bound for the result. */
    public void atLeast(int number, @Names(What.SENTENCE) String why) {
        bounding(number, why);
    }

    /** Sets a lower bound for the result, with a named piece as the reason. */
    public void atLeast(int number, Option why) {
        bounding(number, why);
    }

    private void bounding(int number, Object why) {
        Handed.number(number);
        least = Math.max(least, number);
        note(FLOOR, number, why);
    }

    /** Sets an upper bound for the result. */
    public void atMost(int number, @Names(What.SENTENCE) String why) {
        capping(number, why);
    }

    /** Sets an upper bound for the result, with a named piece as the reason. */
    public void atMost(int number, Option why) {
        capping(number, why);
    }

    private void capping(int number, Object why) {
        Handed.number(number);
        most = Math.min(most, number);
        note(CAP, number, why);
    }

    /** The changes of the number. The words of the changes are made when somebody reads them. */
    private record Reason(String pattern, int number, Object why) {
        /** Whether the reason changes a number: a bound does if the number lies beyond it. */
        boolean matters(long unbounded) {
            return switch (pattern) {
                case FLOOR -> number > unbounded;
                case CAP -> number < unbounded;
                default -> true;
            };
        }

        Sentence after(Object sum) {
            return Sentence.of(pattern, "sum", sum, "n", number, "why", why);
        }

        @Override
        public String toString() {
            return after("").toString().strip();
        }
    }

    private void note(String pattern, int number, Object why) {
        if (reasons.size() == MOST_REASONS) {
            throw new LimitReached("it gives a number that has " + MOST_REASONS + " reasons already another one");
        }
        if (reasons.isEmpty()) {
            reasons = new ArrayList<>(2);
        }
        reasons.add(new Reason(pattern, number, why));
    }

    /** The number after all contributions. */
    public int getTotal() {
        return Math.min(Math.max((int) Math.max(-Handed.MOST, Math.min(Handed.MOST, unbounded())), least), most);
    }

    private long unbounded() {
        return ((set == NOT_SET ? base : set) + (long) add) * times;
    }

    /** The number as dice: never below 0 (DICE-3). */
    public int getDice() {
        return Math.max(0, getTotal());
    }

    /** The reasons besides the base, in the order in which they were added, without the bounds that change nothing. */
    public List<String> reasons() {
        return telling().stream().map(Reason::toString).toList();
    }

    private List<Reason> telling() {
        long unbounded = unbounded();
        return reasons.stream().filter(reason -> reason.matters(unbounded)).toList();
    }

    /** The base and its changes in words: {@code 2 + 1 Sword}; the number alone if there was no change. */
    private Sentence sum(List<Reason> telling) {
        Object sum = base;
        for (Reason reason : telling) {
            sum = reason.after(sum);
        }
        return sum instanceof Sentence words ? words : Sentence.of("{n}", "n", base);
    }

    /** The number with its reasons: {@code battle 3 = 2 + 1 Sword}. If the bounds leave one number, the last reason says it all. */
    @Override
    public Sentence words() {
        Sentence total = Sentence.of(baseName.indexOf('{') < 0 ? "{what} {n}" : baseName, "what", baseName, "n", getTotal());
        List<Reason> telling = telling();
        if (telling.isEmpty()) return total;
        return least >= most ? explaining(total) : Sentence.of("{total} = {sum}", "total", total, "sum", sum(telling));
    }

    /** A statement about the number, followed by the last reason; the statement alone if there is no reason. */
    public Sentence explaining(Sentence statement) {
        List<Reason> telling = telling();
        return telling.isEmpty() ? statement
                : Sentence.of("{total} ({why})", "total", statement, "why", telling.get(telling.size() - 1).why());
    }

    @Override
    public String toString() {
        return words().toString();
    }
}
