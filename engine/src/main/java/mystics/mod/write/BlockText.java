package mystics.mod.write;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Writes a text of several lines: literally after {@code |}, or folded after {@code >}.
 *
 * @param indent the number of blanks at the beginning of each line
 * @param width the greatest number of characters of a folded line, including its blanks
 */
record BlockText(int indent, int width, String lineBreak) {

    /** The text after {@code |}; empty if it would be read back as a different text. */
    Optional<String> literal(String words) {
        String body = words.endsWith("\n") ? words.substring(0, words.length() - 1) : words;
        boolean plain = !body.isBlank() && !body.endsWith("\n") && !Character.isWhitespace(body.charAt(0)) && body.indexOf('\r') < 0;
        if (!plain) return Optional.empty();
        return Optional.of("|" + (words.endsWith("\n") ? "" : "-") + lines(Arrays.asList(body.split("\n", -1))));
    }

    /**
     * The text after {@code >}; empty if it would be read back as a different text.
     *
     * @param known the current lines of the paragraphs; a paragraph whose text does not change keeps its lines
     */
    Optional<String> folded(String words, FoldedParagraphs known) {
        String body = words.endsWith("\n") ? words.substring(0, words.length() - 1) : words;
        List<String> paragraphs = Arrays.asList(body.split("\n", -1));
        boolean plain = !body.isBlank() && !body.endsWith("\n") && !body.startsWith("\n") && body.indexOf('\r') < 0
                && paragraphs.stream().allMatch(each -> each.equals(each.strip()));
        if (!plain) return Optional.empty();
        List<String> lines = new ArrayList<>();
        for (String paragraph : paragraphs) {
            if (!lines.isEmpty()) lines.add("");
            if (!paragraph.isEmpty()) lines.addAll(known.lines(paragraph).orElseGet(() -> fold(paragraph)));
        }
        return Optional.of(">" + (words.endsWith("\n") ? "" : "-") + lines(lines));
    }

    private String lines(List<String> lines) {
        StringBuilder result = new StringBuilder();
        lines.forEach(line -> result.append(lineBreak).append(line.isEmpty() ? "" : " ".repeat(indent)).append(line));
        return result.toString();
    }

    /** Breaks a paragraph into lines, at single blanks between words. */
    List<String> fold(String paragraph) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : paragraph.split("(?<=[^ ]) (?=[^ ])")) {
            if (!line.isEmpty() && indent + line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
