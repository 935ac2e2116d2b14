package mystics.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import mystics.rules.Rule;

/**
 * Notices a run that does not end. Rules may give actions or offer deeds without end, and programs never lose patience. Rules may also
 * leave nothing for anybody to decide and yet keep the chapter from ending. Shortly before a limit is reached, the speaking rules are
 * recorded, so that one of them can be blamed.
 */
final class EndlessPlay {
    /** A number of decisions greater than any party makes in a round. */
    private static final int MOST_DECISIONS = 5_000;
    /** A number of steps greater than any game takes between two decisions. */
    private static final int MOST_STEPS = 20_000;
    /** The number of decisions or steps before a limit at which the speaking rules begin to be recorded. */
    private static final int NEAR = 500;

    private final Setting setting;
    private Map<Rule, Integer> spoken = Map.of();
    private int round = -1;
    private int decisions;
    private int steps;

    EndlessPlay(Setting setting) {
        this.setting = setting;
    }

    /**
     * Counts a step.
     *
     * @throws RuleFailed if nobody has had anything to decide for too many steps
     */
    void step() {
        if (++steps > MOST_STEPS) {
            throw failure("more than " + MOST_STEPS + " steps were taken, and nobody had anything to decide");
        }
    }

    /** Records that somebody has made a decision, in this run or in an earlier one. */
    void decided() {
        if (steps > MOST_STEPS - NEAR) {
            spoken = Map.of();
        }
        steps = 0;
    }

    /**
     * Counts a decision of a program in a round.
     *
     * @throws RuleFailed if programs made too many decisions in the round
     */
    void decides(int now) {
        if (now != round) {
            round = now;
            decisions = 0;
            spoken = Map.of();
        }
        if (++decisions > MOST_DECISIONS) {
            throw failure("more than " + MOST_DECISIONS + " decisions were made in one round");
        }
    }

    /** Whether the speaking rules must be recorded. */
    boolean noting() {
        return decisions >= MOST_DECISIONS - NEAR || steps >= MOST_STEPS - NEAR;
    }

    /** Records that a rule speaks. */
    void speaks(Rule rule) {
        if (spoken.isEmpty()) {
            spoken = new HashMap<>();
        }
        spoken.merge(rule, 1, Integer::sum);
    }

    /**
     * The failure to report, which blames the rule that has recently spoken most often among the rules that the game can do without. If the
     * game needs all of them, the failure blames no rule.
     */
    private RuntimeException failure(String why) {
        Optional<Rule> loudest = spoken.keySet().stream().filter(rule -> setting.canDoWithout(rule.source().mod())).max(this::louder);
        IllegalStateException ofRule = new IllegalStateException(why + ", and no rule spoke at more of the last ones");
        return loudest.<RuntimeException>map(rule -> new RuleFailed(rule, ofRule)).orElseGet(() -> new IllegalStateException(why));
    }

    private int louder(Rule one, Rule other) {
        int louder = Integer.compare(spoken.get(one), spoken.get(other));
        return louder != 0 ? louder : Integer.compare(other.number(), one.number());
    }
}
