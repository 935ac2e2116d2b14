package mystics.mod.script;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.mod.script.allow.TypeNames;

/** Rewords the messages of Groovy's type checker for authors of rules. */
final class CheckerMessages {
    private static final String RIGHT_TYPE = "Put a value of the right type here.";
    private static final List<Wording> WORDINGS = List.of(
            new Wording("Incompatible generic argument types\\. Cannot assign (.+) to: (.+)", CheckerMessages::belongs, RIGHT_TYPE),
            new Wording("Cannot assign value of type (.+) to variable of type (.+)", CheckerMessages::belongs, RIGHT_TYPE),
            new Wording("Cannot return value of type (.+) for method returning (.+)", CheckerMessages::belongs, RIGHT_TYPE),
            new Wording("Cannot call (?:<.*?> )?[\\w$<>, ]+#(\\w+)\\((.*)\\) with arguments \\[(.*)\\]",
                    found -> "'" + found.group(1) + "' cannot be called with (" + found.group(3) + ")",
                    "Write values of the right types."),
            new Wording("Reference to method is ambiguous\\..*?#(\\w+)\\(.*",
                    found -> "it is not clear which '" + found.group(1) + "' is meant",
                    "Write the value itself."),
            new Wording("Inconvertible types: cannot cast (.+) to (.+)",
                    found -> a(found.group(1)) + " cannot be turned into " + a(found.group(2)),
                    RIGHT_TYPE),
            new Wording("Incorrect number of parameters\\. Expected (\\d+) but found (\\d+)",
                    found -> "the block names " + found.group(2) + " values, but gets " + found.group(1),
                    "Write as many names before the ->."),
            new Wording("Cannot call closure that accepts \\[(.*)\\] with \\[(.*)\\]",
                    found -> "the block needs (" + found.group(1) + "), but gets (" + found.group(2) + ")", RIGHT_TYPE),
            new Wording("The current scope already contains a variable of the name (\\w+)",
                    found -> "there is a variable '" + found.group(1) + "' already", "Give this one another name."),
            new Wording("The variable \\[(\\w+)] is declared final but is reassigned",
                    found -> "'" + found.group(1) + "' is final and keeps its value", "Delete the word final."),
            new Wording("The variable '(\\w+)' has invalid modifier (\\w+)",
                    found -> "'" + found.group(2) + "' does not go before a variable of a block", "Delete it."),
            new Wording("Possible loss of precision from number to number",
                    found -> "the number may be too large for an int", "Write (int) before it."),
            new Wording("The LHS of an assignment should be .*",
                    found -> "'=' sets a value, and before it belongs the name of a variable", "Write == to compare."),
            new Wording("Invalid method declaration", found -> "a method stands outside of blocks", "Put it below rules { ... }."),
            new Wording("Expected type (.+) for closure parameter: (\\w+)", found -> "'" + found.group(2) + "' is of type "
                    + found.group(1),
                    "Delete the type before it."));

    private CheckerMessages() {}

    private static String belongs(MatchResult found) {
        return a(found.group(2)) + " belongs here, but this is " + a(found.group(1));
    }

    private static String a(String type) {
        return TypeNames.withArticle(type);
    }

    private record Wording(Pattern pattern, Function<MatchResult, String> sentence, String fix) {
        Wording(String pattern, Function<MatchResult, String> sentence, String fix) {
            this(Pattern.compile(pattern, Pattern.DOTALL), sentence, fix);
        }
    }

    /** A message and its remedy. */
    record Advice(String sentence, String fix) {}

    /** A message and its remedy for authors, in plain words if it reports a common mistake. */
    static Advice plain(String message) {
        String text = TypeNames.in(message).replaceAll("\\.$", "");
        return known(text).orElseGet(() -> new Advice(text, RIGHT_TYPE));
    }

    /** The message in plain words, if it reports a common mistake. */
    static Optional<Advice> known(String message) {
        for (Wording wording : WORDINGS) {
            Matcher found = wording.pattern().matcher(message);
            if (found.matches()) return Optional.of(new Advice(wording.sentence().apply(found), wording.fix()));
        }
        return Optional.empty();
    }
}
