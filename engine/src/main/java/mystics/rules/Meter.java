package mystics.rules;

/**
 * Counts what the rules of mods spend in a run: a step for each call, each round of a loop, and each element or character they have
 * made. Only counts, never the clock, so a rule that goes too far is stopped everywhere at the same place.
 */
public final class Meter {
    /** Steps of one rule, without those of rules that speak because of it. */
    public static final int RULE = 200_000;
    /** Steps of all rules in one run of a step. */
    public static final int RUN = 5_000_000;
    /** Steps while a file of rules is read. */
    public static final int FILE = 1_000_000;
    /** Calls within calls, through all rules that speak within one another. */
    public static final int DEEPEST = 200;
    /** Elements of one collection. */
    public static final int LONGEST_LIST = 5_000;
    /** Characters of one text. */
    public static final int LONGEST_TEXT = 10_000;

    private long run;
    private int spent;
    private int limit;
    private int depth;

    private Meter(int limit) {
        this.limit = limit;
    }

    /** For reading one file of rules. */
    public static Meter ofFile() {
        return new Meter(FILE);
    }

    /** For one run after the other. */
    public static Meter ofRuns() {
        return new Meter(RUN);
    }

    /** A run of a step begins. */
    public void fill() {
        run++;
        spent = 0;
        limit = RUN;
        depth = 0;
    }

    /** Which run this is, of those that this meter has counted. */
    public long run() {
        return run;
    }

    /** Steps spent since the run began. */
    public int spent() {
        return spent;
    }

    /** Where the rule that speaks now will be stopped. */
    public int limit() {
        return limit;
    }

    /** Calls that are open now. */
    public int depth() {
        return depth;
    }

    /** A rule begins to speak, perhaps within another. */
    public void begin() {
        limit = Math.min(RUN, spent + RULE);
    }

    /** The rule is done: the one around it has what it had left. */
    public void end(int spentBefore, int limitBefore, int depthBefore) {
        limit = Math.min(RUN, limitBefore + spent - spentBefore);
        depth = depthBefore;
    }

    /** One step. */
    public void step() {
        if (++spent > limit) {
            throw stopped();
        }
    }

    /** Many steps at once: elements or characters. */
    public void pay(int steps) {
        if (steps > limit - spent) {
            throw stopped();
        }
        spent += steps;
    }

    /** A call begins. */
    public void enter() {
        if (++spent > limit) {
            throw stopped();
        }
        if (++depth > DEEPEST) {
            throw new LimitReached("calls within calls more than " + DEEPEST + " deep");
        }
    }

    /** A call ends. */
    public void leave() {
        depth--;
    }

    private LimitReached stopped() {
        return new LimitReached(limit == RUN ? "all rules together took more than " + RUN + " steps" : "it took more than " + (limit == FILE ? FILE : RULE) + " steps");
    }
}
