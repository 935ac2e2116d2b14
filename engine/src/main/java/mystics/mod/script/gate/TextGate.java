package mystics.mod.script.gate;

import java.util.Collection;
import java.util.Optional;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.finding.Unseen;

/**
 * A check of a script's text before parsing. The check refuses texts that would keep the parser busy for ever, or would deceive a reader.
 */
public final class TextGate {
    private static final int LARGEST = 32 << 10;
    /** The greatest number of characters that all scripts of a mod may have together. */
    private static final int LARGEST_TOGETHER = 256 << 10;
    private static final int LONGEST_LINE = 500;
    private static final int DEEPEST = 60;

    private TextGate() {}

    /** The objection to the scripts of a mod taken together, if there is one. */
    public static Optional<Finding> together(Place mod, Collection<String> texts) {
        boolean large = texts.stream().mapToLong(String::length).sum() > LARGEST_TOGETHER;
        return large
                ? Optional.of(
                        mistake(mod, "its scripts are longer than " + LARGEST_TOGETHER + " characters together", "Make two mods of it."))
                : Optional.empty();
    }

    /** The first objection, if there is one. */
    public static Optional<Finding> check(Place file, String text) {
        if (text.length() > LARGEST) return Optional.of(mistake(file, "the script is longer than " + LARGEST + " characters", "Split it."));
        Optional<Unseen.Sign> unseen = Unseen.in(text.replace('\r', ' '));
        if (unseen.isPresent()) {
            return unseen
                    .map(sign -> mistake(place(file, text, sign.at()), "the character " + sign.words() + " cannot be seen", "Delete it."));
        }
        int line = 1;
        int column = 0;
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            column++;
            if (c == '\n') {
                line++;
                column = 0;
            } else if (column > LONGEST_LINE) {
                return Optional.of(mistake(file.at(line, column), "the line is longer than " + LONGEST_LINE + " characters", "Break it."));
            }
            depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            if (depth > DEEPEST) {
                return Optional.of(mistake(file.at(line, column), "brackets are nested more than " + DEEPEST + " deep",
                        "Make a method of the inner part."));
            }
        }
        return Optional.empty();
    }

    private static Place place(Place file, String text, int at) {
        int line = (int) text.substring(0, at).chars().filter(sign -> sign == '\n').count() + 1;
        return file.at(line, at - text.lastIndexOf('\n', at));
    }

    private static Finding mistake(Place place, String message, String fix) {
        return Finding.error("script-text", place, message).fix(fix);
    }
}
