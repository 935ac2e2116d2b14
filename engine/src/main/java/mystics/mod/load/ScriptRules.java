package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Option;
import mystics.mod.words.BaseWords;
import mystics.mod.words.Heading;
import mystics.mod.words.RuleSheet;
import mystics.rules.Meter;
import mystics.rules.Rule;
import mystics.rules.Speech;

/** The rules of one mod's scripts. The bodies of rules are made for each game. A script is read when one of its rules is first needed. */
final class ScriptRules {
    /** A script and its rules. */
    private record Spoken(EntryScript voice, List<Rule> rules) {
    }

    private final List<Spoken> scripts = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();

    /**
     * Makes rules from the outlines of all scripts; the first rule gets the given number.
     *
     * @throws mystics.mod.finding.BrokenMod if the content of a script cannot be determined
     */
    ScriptRules(List<EntryScript> voices, int first) {
        for (EntryScript voice : voices) {
            List<Rule> own = new ArrayList<>();
            for (Heading heading : voice.headings()) {
                own.add(new Rule(first + rules.size() + own.size(), own.size(), voice.source(), heading.verb(), heading.moment(),
                        heading.scope(), voice.mod() + "/" + voice.path()));
            }
            rules.addAll(own);
            scripts.add(new Spoken(voice, List.copyOf(own)));
        }
    }

    List<Rule> rules() {
        return List.copyOf(rules);
    }

    /** Puts the body of each rule at the number of the rule. */
    void open(Rule.Body[] bodies) {
        for (Spoken script : scripts) {
            for (Rule rule : script.rules) bodies[rule.number()] = new Unread(script, rule.number(), bodies);
        }
    }

    private static Rule.Body[] read(Spoken script, BaseWords words) {
        List<RuleSheet.Entry> entries = words.sheet().entries();
        return script.rules.stream().map(rule -> words.body(entries.get(rule.index()))).toArray(Rule.Body[]::new);
    }

    /**
     * Stands in for the rules of a script that has not been opened. The script is opened when one of its rules is first needed. If its
     * rules keep no state, the script serves all runs.
     */
    private record Unread(Spoken script, int number, Rule.Body[] bodies) implements Rule.Body {
        @Override
        public void speak(Speech speech) {
            open(speech);
            bodies[number].speak(speech);
        }

        private void open(Speech speech) {
            BaseWords words = script.voice.open();
            if (!words.sheet().carriesNothing()) speech.meter().pay(words.meter().spent());
            Rule.Body[] read = read(script, words);
            Rule.Body[] lasting = words.sheet().carriesNothing() ? read : renewed(speech, read);
            for (Rule rule : script.rules) bodies[rule.number()] = lasting[rule.index()];
        }

        @Override
        public void perform(Speech speech, Option chosen) {
            open(speech);
            bodies[number].perform(speech, chosen);
        }

        private Rule.Body[] renewed(Speech speech, Rule.Body[] read) {
            OfOneRun fresh = new OfOneRun(script, speech.meter().run(), read);
            return script.rules.stream().map(rule -> new OfOneRule(fresh, rule.index())).toArray(Rule.Body[]::new);
        }
    }

    /** One rule of a script that has not been opened. */
    private record OfOneRule(OfOneRun script, int index) implements Rule.Body {
        @Override
        public void speak(Speech speech) {
            script.of(speech)[index].speak(speech);
        }

        @Override
        public void perform(Speech speech, Option chosen) {
            script.of(speech)[index].perform(speech, chosen);
        }
    }

    /**
     * The bodies of the rules in a script that keeps state. Each run of a step opens the script again, as soon as one of its rules is
     * needed. For this reason, no state outlives the run.
     */
    private static final class OfOneRun {
        private final Spoken script;
        private long run;
        private Rule.Body[] bodies;

        OfOneRun(Spoken script, long run, Rule.Body[] bodies) {
            this.script = script;
            this.run = run;
            this.bodies = bodies;
        }

        Rule.Body[] of(Speech speech) {
            Meter meter = speech.meter();
            if (meter.run() != run) {
                BaseWords words = script.voice.open();
                meter.pay(words.meter().spent());
                bodies = read(script, words);
                run = meter.run();
            }
            return bodies;
        }
    }
}
