package mystics.mod.load;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.List;
import mystics.mod.words.BaseWords;
import mystics.mod.words.RuleSheet;
import mystics.rules.Rule;

/** The rules of one mod's scripts, and how fresh bodies are made for them. */
final class ScriptRules {
    private final List<Voice> voices;
    private final List<Rule> rules = new ArrayList<>();

    /**
     * Reads the rules of all scripts; the first one gets a number.
     *
     * @throws mystics.mod.finding.BrokenMod if a script cannot be read
     */
    ScriptRules(List<Voice> voices, int first) {
        this.voices = List.copyOf(voices);
        for (Voice voice : voices) {
            int index = 0;
            for (RuleSheet.Entry entry : voice.open().sheet().entries()) {
                rules.add(new Rule(first + rules.size(), index++, voice.source(), entry.verb(), entry.moment(), entry.scope(), voice.mod() + "/" + voice.path()));
            }
        }
    }

    List<Rule> rules() {
        return List.copyOf(rules);
    }

    /** Makes bodies for all rules, each script once, into their places. */
    void open(Rule.Body[] bodies) {
        int next = 0;
        for (Voice voice : voices) {
            BaseWords script = voice.open();
            for (RuleSheet.Entry entry : script.sheet().entries()) {
                Rule rule = rules.get(next++);
                Closure<?> closure = entry.body();
                bodies[rule.number()] = script.body(rule, closure);
            }
        }
    }
}
