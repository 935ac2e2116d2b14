package mystics.mod.finding;

import java.util.regex.Pattern;

/**
 * One problem of a mod. Every part of the program that examines mods reports findings, so that the command line, the editor and the list of
 * mods show the same words.
 *
 * @param severity whether the mod can still be used
 * @param code kind of mistake in kebab-case, such as {@code unknown-key}; it never changes
 * @param mod id of the mod, or the name of its folder or archive while the id is unknown
 * @param file path inside the mod; empty for the whole mod
 * @param line the number of the line, counted from 1; 0 for the whole file
 * @param column the number of the column, counted from 1; 0 for the whole line
 * @param message the problem, without a full stop
 * @param why the rule behind the message, without a full stop; may be empty
 * @param fix the remedy, as whole sentences; may be empty
 */
public record Finding(Severity severity, String code, String mod, String file, int line, int column,
        String message, String why, String fix) implements Comparable<Finding> {

    /** A single full stop at the end of words that were quoted. */
    private static final Pattern STOP = Pattern.compile("(?<!\\.)\\.$");
    private static final Pattern ENDED = Pattern.compile("(?s).*[.!?\u2026]");

    /** Puts quoted content of the mod on one line and removes control characters. */
    public Finding {
        mod = Unseen.inOneLine(mod);
        file = Unseen.inOneLine(file);
        message = Unseen.inOneLine(message);
        why = STOP.matcher(Unseen.inOneLine(why)).replaceFirst("");
        fix = Unseen.inOneLine(fix);
    }

    /** Whether a mod with this finding can be used. */
    public enum Severity { ERROR, WARNING }

    /** An error: the mod cannot be used. */
    public static Finding error(String code, Place place, String message) {
        return of(Severity.ERROR, code, place, message);
    }

    /** A warning: the mod can be used. */
    public static Finding warning(String code, Place place, String message) {
        return of(Severity.WARNING, code, place, message);
    }

    private static Finding of(Severity severity, String code, Place place, String message) {
        return new Finding(severity, code, place.mod(), place.file(), place.line(), place.column(), message, "", "");
    }

    /** This finding, with the rule that explains it. */
    public Finding because(String why) {
        return new Finding(severity, code, mod, file, line, column, message, why, fix);
    }

    /** This finding with a remedy. */
    public Finding fix(String fix) {
        return new Finding(severity, code, mod, file, line, column, message, why, fix);
    }

    /** This finding at another place. */
    public Finding at(Place other) {
        return new Finding(severity, code, other.mod(), other.file(), other.line(), other.column(), message, why, fix);
    }

    /** The place of the problem. */
    public Place place() {
        return new Place(mod, file, line, column);
    }

    /** The message and the rule behind it as a sentence. */
    public String sentence() {
        String words = why.isEmpty() ? message : message + ": " + why;
        return ENDED.matcher(words).matches() ? words : words + ".";
    }

    /** Orders findings by place, then by text. */
    @Override
    public int compareTo(Finding other) {
        int byPlace = place().compareTo(other.place());
        return byPlace != 0 ? byPlace : message.compareTo(other.message);
    }

    /** The finding in one line: {@code mod/file:line:column: message (why). fix}. */
    @Override
    public String toString() {
        return place() + ": " + message + (why.isEmpty() ? "" : " (" + why + ")") + "." + (fix.isEmpty() ? "" : " " + fix);
    }
}
