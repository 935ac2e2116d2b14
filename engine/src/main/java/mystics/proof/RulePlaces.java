package mystics.proof;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.content.Spelling;
import mystics.mod.finding.Place;
import mystics.mod.source.ModSource;
import mystics.rules.Rule;

/** Finds the lines on which the rules of scripts begin. */
record RulePlaces(ModSource source) {

    /** The line of a rule, found by its verb and moment. If a word such as {@code item} makes the rule, the place is the whole script. */
    Place of(Rule rule, List<Rule> rules) {
        String path = rule.place().substring(rule.place().indexOf('/') + 1);
        Place script = Place.of(rule.source().mod(), path);
        if (!source.has(path)) return script;
        String text = new String(source.bytes(path), StandardCharsets.UTF_8);
        long before = rules.stream().filter(other -> other.source().equals(rule.source()) && other.verb() == rule.verb()
                && other.moment() == rule.moment() && other.index() < rule.index()).count();
        String heading = "\\b" + Spelling.of(rule.verb()) + "\\s*\\(\\s*(?:own\\s+)?" + rule.moment().getSimpleName() + "\\b";
        Matcher heads = Pattern.compile(heading).matcher(text);
        for (long left = before; heads.find();) {
            if (left-- == 0) return script.at((int) text.substring(0, heads.start()).lines().count() + lineBegins(text, heads.start()), 1);
        }
        return script.at(1, 1);
    }

    /** 1 if only blanks precede the place on its line, otherwise 0. */
    private static int lineBegins(String text, int at) {
        return at == 0 || text.charAt(at - 1) == '\n' ? 1 : 0;
    }
}
