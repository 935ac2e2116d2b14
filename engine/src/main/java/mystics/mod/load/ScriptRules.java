package mystics.mod.load;

import groovy.lang.Closure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.script.Scripts;
import mystics.mod.words.BaseWords;
import mystics.mod.words.RuleSheet;
import mystics.rules.Rule;

/** The rules of one mod's scripts, and how fresh bodies are made for them. */
final class ScriptRules {
    private static final Map<String, Rule.Kind> FOLDERS = Map.of(
            "heroes", Rule.Kind.HERO, "minions", Rule.Kind.MINION, "cards", Rule.Kind.CARD, "abilities", Rule.Kind.CARD, "encounters", Rule.Kind.ENCOUNTER, "marks", Rule.Kind.MARK, "tiles", Rule.Kind.ROOM, "chapters", Rule.Kind.CHAPTER, "rules", Rule.Kind.GENERAL, "variants", Rule.Kind.VARIANT);

    private final Scripts<BaseWords> scripts;
    private final List<Rule> rules = new ArrayList<>();
    private final int first;

    /** Reads the rules of all scripts; the first one gets a number. */
    ScriptRules(String mod, Scripts<BaseWords> scripts, Map<String, String> names, int first) {
        this.scripts = scripts;
        this.first = first;
        for (String path : scripts.paths()) {
            read(mod, path, names.getOrDefault(path, path));
        }
    }

    private void read(String mod, String path, String name) {
        String folder = path.substring(0, Math.max(0, path.indexOf('/')));
        Rule.Kind kind = FOLDERS.get(folder);
        if (kind == null) {
            throw new BrokenMod(Finding.error("lost-script", Place.of(mod, path), "a script in this folder belongs to nothing")
                    .fix("Put it beside the file it belongs to: " + String.join(", ", FOLDERS.keySet().stream().sorted().toList()) + "."));
        }
        Rule.Source source = Rule.Source.of(kind, mod, path.substring(0, path.length() - ".groovy".length()), name);
        int index = 0;
        for (RuleSheet.Entry entry : open(path).sheet().entries()) {
            rules.add(new Rule(first + rules.size(), index++, source, entry.verb(), entry.moment(), entry.scope(), mod + "/" + path));
        }
    }

    private BaseWords open(String path) {
        BaseWords script = scripts.make(path);
        script.run();
        return script;
    }

    List<Rule> rules() {
        return List.copyOf(rules);
    }

    /** Makes bodies for all rules, each script once, into their places. */
    void open(Rule.Body[] bodies) {
        int next = 0;
        for (String path : scripts.paths()) {
            BaseWords script = open(path);
            for (RuleSheet.Entry entry : script.sheet().entries()) {
                Rule rule = rules.get(next++);
                Closure<?> closure = entry.body();
                bodies[rule.number()] = script.body(rule, closure);
            }
        }
    }
}
