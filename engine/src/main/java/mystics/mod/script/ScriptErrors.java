package mystics.mod.script;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;
import mystics.mod.script.allow.ScriptMistake;
import mystics.mod.script.allow.ScriptNames;
import mystics.mod.script.allow.TypeNames;
import org.codehaus.groovy.control.ErrorCollector;
import org.codehaus.groovy.control.messages.Message;
import org.codehaus.groovy.control.messages.SyntaxErrorMessage;
import org.codehaus.groovy.syntax.SyntaxException;

/**
 * Turns the compiler's errors into findings in plain words: only the first error in each line, and no error that merely follows from
 * another one.
 */
final class ScriptErrors {
    private static final Pattern UNKNOWN_TYPE = Pattern.compile("unable to resolve class (\\w+).*", Pattern.DOTALL);
    private static final Pattern CAPITAL = Pattern.compile("'([A-Z]\\w*|[a-z]+[A-Z]\\w*)'");

    private final String mod;
    private final Map<String, String> scripts;
    private final Collection<String> types;

    /**
     * @param scripts texts by path
     * @param types   simple names of all types that scripts may name
     */
    ScriptErrors(String mod, Map<String, String> scripts, Collection<String> types) {
        this.mod = mod;
        this.scripts = scripts;
        this.types = types;
    }

    List<Finding> findings(ErrorCollector errors) {
        Map<Place, Finding> byLine = new LinkedHashMap<>();
        Map<Place, Finding> doubtful = new LinkedHashMap<>();
        for (Message message : errors.getErrors()) {
            Finding finding = message instanceof SyntaxErrorMessage syntax ? finding(syntax.getCause()) : unplaced(message);
            Place line = new Place(mod, finding.file(), finding.line(), 0);
            (follows(message) ? doubtful : byLine).putIfAbsent(line, finding);
        }
        List<Finding> findings = new ArrayList<>(byLine.values());
        doubtful.values().stream().filter(doubt -> byLine.values().stream().noneMatch(cause -> cause.file().equals(doubt.file())))
                .forEach(findings::add);
        return findings;
    }

    /** The finding that says that the time for all scripts has run out. */
    static Finding tooSlow(Place place) {
        return Finding
                .error("compile-time", place, "the scripts take more than " + CompileTime.SECONDS + " seconds of a processor to compile")
                .because("a mod must load faster than that")
                .fix("If branches put texts and numbers into one variable, use one variable for each; otherwise make the scripts shorter.");
    }

    /** The finding for a failure of the compiler itself. A script that makes the compiler fail is refused. */
    static Finding failure(Place place, Throwable failure) {
        return Finding.error("compiler", place, "the compiler gave up: " + failure.getClass().getSimpleName())
                .fix("Write it in a simpler way.");
    }

    /**
     * Whether an error merely follows from an earlier mistake that leaves a type unknown. The compiler then takes the unknown type for
     * {@code Object} and reports a second error.
     */
    private static boolean follows(Message message) {
        if (!(message instanceof SyntaxErrorMessage syntax)) return false;
        boolean untyped = syntax.getCause() instanceof ScriptMistake ours && ours.sentence().matches(".*\\bunknown\\b.*");
        return untyped || String.valueOf(syntax.getCause().getOriginalMessage()).startsWith("Target method for method call expression");
    }

    private Finding finding(SyntaxException error) {
        String source = error.getSourceLocator();
        Place file = Place.of(mod, ScriptNames.toPath(source.substring(0, source.length() - ScriptNames.ENDING.length())));
        Place place = file.at(Math.max(1, error.getStartLine()), Math.max(1, error.getStartColumn()));
        if (error instanceof ScriptMistake ours) {
            return Finding.error(ours.code(), place, ours.sentence()).because(ours.why()).fix(type(ours).orElse(ours.fix()));
        }
        String message = error.getOriginalMessage().strip().lines().findFirst().orElse("this is not Groovy");
        Matcher type = UNKNOWN_TYPE.matcher(message);
        if (type.matches()) {
            return Finding.error("unknown-type", place(place, type.group(1)), "there is no type '" + type.group(1) + "'")
                    .fix(Nearest.advice(type.group(1), types));
        }
        String text = scripts.getOrDefault(file.file(), "");
        return Brackets.unbalanced(file, text).orElseGet(() -> misread(place, text, message));
    }

    private static Finding misread(Place place, String text, String message) {
        String plain = TypeNames.in(message).replaceAll("\\s*@ line \\d+, column \\d+\\.?$", "").replaceAll("\\.$", "");
        Optional<CheckerMessages.Advice> known = CheckerMessages.known(plain);
        if (known.isPresent()) return Finding.error("script", place, known.get().sentence()).fix(known.get().fix());
        OptionalInt line = message.startsWith("Unexpected input") ? UnreadableLine.of(text) : OptionalInt.empty();
        return line.isPresent()
                ? Finding.error("script", place.at(line.getAsInt(), 1), "this line is not valid in a rule")
                        .fix("Look for a missing or superfluous bracket, comma or word.")
                : Finding.error("script", place, plain).fix("Look at this line and at the one before it.");
    }

    /** The type that an unknown word with a capital was probably meant to be. */
    private Optional<String> type(ScriptMistake mistake) {
        Matcher word = CAPITAL.matcher(mistake.sentence());
        if (!mistake.code().equals("unknown-word") || !word.find()) return Optional.empty();
        return types.contains(word.group(1)) ? Optional.of("Put it in brackets: (" + word.group(1) + ").")
                : Nearest.to(word.group(1), types).filter(near -> isCapital(word.group(1)) || near.equalsIgnoreCase(word.group(1)))
                        .map(near -> "Did you mean '" + near + "'?");
    }

    private static boolean isCapital(String word) {
        return Character.isUpperCase(word.charAt(0));
    }

    /** The place of a word. The compiler reports the place of the variable; the author needs the place of its type. */
    private Place place(Place near, String word) {
        String line = scripts.getOrDefault(near.file(), "").lines().skip(near.line() - 1L).findFirst().orElse("");
        Matcher found = Pattern.compile("\\b" + word + "\\b").matcher(line);
        return found.find() ? near.at(near.line(), found.start() + 1) : near;
    }

    private Finding unplaced(Message message) {
        StringWriter text = new StringWriter();
        message.write(new PrintWriter(text, true));
        return Finding.error("compiler", Place.of(mod), text.toString().strip().lines().findFirst().orElse("the compiler gave up"));
    }
}
