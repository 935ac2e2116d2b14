package mystics.proof;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import mystics.mod.finding.Place;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.rules.Rule;

/**
 * Rules by the lines on which they begin, as {@code prove} names them.
 *
 * @param files the files of each mod, by the id of the mod
 */
public record RuleLines(Library library, Map<String, ModSource> files) {
    private static final String LINE = "(?:.*/)?[^/]+\\.groovy:\\d+";

    /** Whether a text names a line of a script, such as {@code chapters/loft.groovy:12}. */
    public static boolean isLine(String text) {
        return text.matches(LINE);
    }

    /** The place where a rule begins. All rules that a word such as {@code item} makes begin at the first line of their script. */
    public Place of(Rule rule) {
        String mod = rule.source().mod();
        return new RulePlaces(files.getOrDefault(mod, ModSource.of(mod, Map.of()))).of(rule, library.rules());
    }

    /** The rules of an entry, in their order. */
    public List<Rule> of(String entry) {
        return library.rules().stream().filter(rule -> rule.source().id().equals(entry)).toList();
    }

    /**
     * The rules that begin on a line.
     *
     * @param line {@code file:line}; the id of the mod may stand before the file
     * @throws IllegalArgumentException if no rule begins on the line; the message names the lines on which rules of the file begin
     */
    public List<Rule> at(String line) {
        int colon = line.lastIndexOf(':');
        String file = line.substring(0, colon);
        int number = Integer.parseInt(line.substring(colon + 1));
        List<Rule> there = library.rules().stream().filter(rule -> rule.place().equals(file) || rule.place().endsWith("/" + file)).toList();
        List<Rule> found = there.stream().filter(rule -> of(rule).line() == number).toList();
        if (found.isEmpty()) {
            String begins = there.stream().map(rule -> String.valueOf(of(rule).line())).distinct().collect(Collectors.joining(", "));
            throw new IllegalArgumentException("No rule begins on line " + number + " of " + file + ". "
                    + (begins.isEmpty() ? "No such script is loaded." : "Rules begin on: " + begins + "."));
        }
        return found;
    }
}
