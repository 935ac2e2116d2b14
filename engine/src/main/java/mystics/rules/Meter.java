package mystics.rules;

/**
 * Counts the work of one mod's rules in a run: a step for each call, round of a loop, element or character, and the happenings that the
 * rules cause. The meter never uses a clock, so a rule that goes too far is stopped at the same place on every machine. Each mod has its
 * own meter.
 */
public final class Meter {
    /** The most steps that one rule may take, not counting the rules that speak because of it. */
    public static final int RULE = 200_000;
    /** The most steps that all rules of a mod may take in one run of a step. */
    public static final int RUN = 2_000_000;
    /** The most steps that reading a file of rules may take. */
    public static final int FILE = 200_000;
    /** The greatest depth of nested calls, counted through all rules of a mod that speak within one another. */
    public static final int DEEPEST = 200;
    /** The most elements in one list or map of a rule. */
    public static final int LONGEST_LIST = 5_000;
    /** The most characters in one text of a rule. */
    public static final int LONGEST_TEXT = 10_000;
    /** The most happenings and questions to other rules that the rules of a mod may cause in one run. */
    public static final int HAPPENINGS = 2_000;
    /** The most questions, rolls and draws that the rules of a mod may cause in one run. */
    public static final int QUESTIONS = 200;
    /** The most lines that the rules of a mod may write into the log in one run. */
    public static final int LINES = 200;

    /** The most characters in one log line or question of a rule. */
    public static final int LONGEST_LINE = 1_000;

    private final int most;
    private long run;
    private int spent;
    private int limit;
    private int depth;
    private int happenings;
    private int questions;
    private int lines;

    private Meter(int limit) {
        this.most = limit;
        this.limit = limit;
    }

    /** The meter for reading one file of rules. */
    public static Meter ofFile() {
        return new Meter(FILE);
    }

    /** The meter for the rules of a mod, in one run after another. */
    public static Meter ofRuns() {
        return new Meter(RUN);
    }

    /** Begins a run of a step, unless it has already begun. */
    public void fill(long number) {
        if (run == number) {
            return;
        }
        run = number;
        spent = 0;
        limit = most;
        depth = 0;
        happenings = 0;
        questions = 0;
        lines = 0;
    }

    /** The number of the run whose steps this meter counts. */
    public long run() {
        return run;
    }

    /** The steps spent since the run began. */
    public int spent() {
        return spent;
    }

    /** The number of steps at which the speaking rule will be stopped. */
    public int limit() {
        return limit;
    }

    /** The number of calls that are open now. */
    public int depth() {
        return depth;
    }

    /** Begins a rule, perhaps within another rule. */
    public void begin() {
        limit = Math.min(RUN, spent + RULE);
    }

    /** A rule begins to speak while no other rule is speaking. When the rule ends, there is no other rule whose limit must be restored. */
    void beginAnew() {
        begin();
        depth = 0;
    }

    /** Ends a rule. The rule around it continues, with the steps that were still allowed when the ended rule began. */
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

    /** Counts many steps at once: calls, elements or characters. */
    public void pay(int steps) {
        if (steps > limit - spent) {
            throw stopped();
        }
        spent += steps;
    }

    /** Counts a number of steps that is the product of two numbers. */
    public void pay(long steps) {
        pay((int) Math.min(RUN + 1L, steps));
    }

    /** Counts the steps of a call that begins. */
    public void enter(int steps) {
        pay(steps);
        if (++depth > DEEPEST) {
            throw new LimitReached("calls within calls more than " + DEEPEST + " deep");
        }
    }

    /** A call ends. */
    public void leave() {
        depth--;
    }

    /** Counts a happening, or a question to other rules. */
    public void happens() {
        if (++happenings > HAPPENINGS) {
            throw new LimitReached("it makes more than " + HAPPENINGS + " things happen in one run");
        }
    }

    /** Counts a question to a player, or a roll. */
    public void asks() {
        if (++questions > QUESTIONS) {
            throw new LimitReached("it asks or rolls more than " + QUESTIONS + " times in one run");
        }
    }

    /** The number of questions, rolls and lines of the mod's rules in this run. */
    public int said() {
        return questions + lines;
    }

    /** Counts a log line. */
    public void tells() {
        if (++lines > LINES) {
            throw new LimitReached("it writes more than " + LINES + " lines in one run");
        }
    }

    private LimitReached stopped() {
        return new LimitReached(
                limit == RUN ? "its rules together took more than " + RUN + " steps in one run" : "it took more than " + RULE + " steps");
    }
}
