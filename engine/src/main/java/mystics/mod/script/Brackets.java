package mystics.mod.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/**
 * Looks for brackets and quotes that are not closed. The parser also notices an unclosed bracket or quote, but often reports it far from
 * the slip. This class therefore searches again after the parser has failed.
 */
final class Brackets {
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";

    private final Place file;
    private final String text;
    private final Deque<Integer> open = new ArrayDeque<>();
    private int at;

    private Brackets(Place file, String text) {
        this.file = file;
        this.text = text;
    }

    /** The first bracket or quote without a partner. */
    static Optional<Finding> unbalanced(Place file, String text) {
        return new Brackets(file, text).search();
    }

    private Optional<Finding> search() {
        while (at < text.length()) {
            char c = text.charAt(at);
            Optional<Finding> slip = Optional.empty();
            if (text.startsWith("//", at)) skipTo("\n");
            else if (text.startsWith("/*", at)) skipTo("*/");
            else if (c == '"' || c == '\'') slip = quote(c);
            else if (OPENING.indexOf(c) >= 0) open.push(at++);
            else if (CLOSING.indexOf(c) >= 0) slip = close(c);
            else at++;
            if (slip.isPresent()) return slip;
        }
        return open.isEmpty() ? Optional.empty()
                : Optional.of(finding(open.peek(), "the bracket '" + text.charAt(open.peek()) + "' is never closed", "Close it."));
    }

    private void skipTo(String end) {
        int found = text.indexOf(end, at + 2);
        at = found < 0 ? text.length() : found + end.length();
    }

    private Optional<Finding> quote(char c) {
        int start = at;
        String mark = text.startsWith(String.valueOf(c).repeat(3), at) ? String.valueOf(c).repeat(3) : String.valueOf(c);
        at += mark.length();
        while (at < text.length() && !text.startsWith(mark, at)) {
            if (mark.length() == 1 && text.charAt(at) == '\n') break;
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        if (at >= text.length() || !text.startsWith(mark, at)) {
            return Optional.of(finding(start, "the quote that opens here is never closed", "Close it in the same line."));
        }
        at += mark.length();
        return Optional.empty();
    }

    private Optional<Finding> close(char c) {
        char partner = OPENING.charAt(CLOSING.indexOf(c));
        if (open.stream().noneMatch(index -> text.charAt(index) == partner)) {
            return Optional.of(finding(at, "the bracket '" + c + "' closes nothing", "Delete it, or open one before it."));
        }
        int opened = open.pop();
        char bracket = text.charAt(opened);
        if (bracket != partner) {
            return Optional
                    .of(finding(opened, "the bracket '" + bracket + "' is not closed before the '" + c + "' in line " + place(at).line(),
                            "Put a '" + CLOSING.charAt(OPENING.indexOf(bracket)) + "' where it belongs."));
        }
        at++;
        return Optional.empty();
    }

    private Finding finding(int index, String message, String fix) {
        return Finding.error("script", place(index), message).fix(fix);
    }

    private Place place(int index) {
        String before = text.substring(0, index);
        return file.at((int) before.chars().filter(c -> c == '\n').count() + 1, index - before.lastIndexOf('\n'));
    }
}
