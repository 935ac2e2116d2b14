package mystics.proof;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.UnaryOperator;
import mystics.choice.Option;
import mystics.rules.Rule;
import mystics.rules.Speech;

/**
 * Counts how often each rule speaks, and records whether it ever has an effect. Once an effect of a rule is known, no more time is spent on
 * that rule.
 */
final class RuleWatch implements UnaryOperator<Rule.Body[]> {
    private final AtomicLongArray spoke;
    private final AtomicIntegerArray did;

    RuleWatch(int rules) {
        spoke = new AtomicLongArray(rules);
        did = new AtomicIntegerArray(rules);
    }

    /** The number of times that a rule has spoken. */
    long spoke(int rule) {
        return spoke.get(rule);
    }

    /** Whether a rule has had an effect on the table or on the rule's moment, or has asked or told anything. */
    boolean did(int rule) {
        return did.get(rule) > 0;
    }

    @Override
    public Rule.Body[] apply(Rule.Body[] bodies) {
        Rule.Body[] watched = new Rule.Body[bodies.length];
        for (int rule = 0; rule < bodies.length; rule++) watched[rule] = new Watched(rule, bodies, this);
        return watched;
    }

    private record Watched(int rule, Rule.Body[] bodies, RuleWatch watch) implements Rule.Body {
        @Override
        public void speak(Speech speech) {
            watch.spoke.incrementAndGet(rule);
            if (watch.did(rule)) {
                bodies[rule].speak(speech);
                return;
            }
            Traces before = Traces.of(speech);
            try {
                bodies[rule].speak(speech);
            } catch (RuntimeException | Error stops) {
                // The rule asks a question, or ends the chapter.
                watch.did.set(rule, 1);
                throw stops;
            }
            if (!before.equals(Traces.of(speech))) watch.did.set(rule, 1);
        }

        @Override
        public void perform(Speech speech, Option chosen) {
            watch.did.set(rule, 1);
            bodies[rule].perform(speech, chosen);
        }
    }
}
