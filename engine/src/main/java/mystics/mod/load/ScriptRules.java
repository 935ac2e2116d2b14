package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.words.BaseWords;
import mystics.mod.words.Heading;
import mystics.mod.words.RuleSheet;
import mystics.rules.Moment;
import mystics.rules.Rule;
import mystics.rules.Scene;

/** The rules of one mod's scripts, and how fresh bodies are made for them: each script is read when one of its rules first speaks. */
final class ScriptRules {
    /** A script and its rules. */
    private record Spoken(Voice voice, List<Rule> rules) {
    }

    private final List<Spoken> scripts = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();

    /**
     * Makes rules of what is known of all scripts; the first one gets a number.
     *
     * @throws mystics.mod.finding.BrokenMod if it cannot be made out what a script holds
     */
    ScriptRules(List<Voice> voices, int first) {
        for (Voice voice : voices) {
            List<Rule> own = new ArrayList<>();
            for (Heading heading : voice.headings()) {
                own.add(new Rule(first + rules.size() + own.size(), own.size(), voice.source(), heading.verb(), heading.moment(), heading.scope(), voice.mod() + "/" + voice.path()));
            }
            rules.addAll(own);
            scripts.add(new Spoken(voice, List.copyOf(own)));
        }
    }

    List<Rule> rules() {
        return List.copyOf(rules);
    }

    /** Makes bodies for all rules into their places. */
    void open(Rule.Body[] bodies) {
        for (Spoken script : scripts) {
            for (Rule rule : script.rules) bodies[rule.number()] = new Unread(script, rule.number(), bodies);
        }
    }

    /** Stands in for a rule whose script has not been read; when it is to speak, the script is, and its bodies take their places. */
    private record Unread(Spoken script, int number, Rule.Body[] bodies) implements Rule.Body {
        @Override
        public void speak(Scene scene, int holder, int card, Moment moment) {
            BaseWords words = script.voice.open();
            List<RuleSheet.Entry> entries = words.sheet().entries();
            for (Rule rule : script.rules) bodies[rule.number()] = words.body(rule, entries.get(rule.index()).body());
            bodies[number].speak(scene, holder, card, moment);
        }
    }
}
