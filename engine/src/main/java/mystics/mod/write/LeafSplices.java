package mystics.mod.write;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Replaces a text, a number, true, false or nothing with another value, in the same style if the new value allows it. */
record LeafSplices(TextLines lines, HouseStyle house) {
    private static final int NARROWEST = 60;

    /**
     * @param column the column of the key or the dash before the value
     */
    Splice set(Span.Leaf old, Object value, Span.Layout place, int column) {
        String text = value instanceof String words ? words(old, words, place, column)
                : value == null && place == Span.Layout.FLOW ? "null" : value == null ? "" : String.valueOf(value);
        boolean touching = old.start() == old.end() && !text.isEmpty() && old.start() > 0
                && !Character.isWhitespace(lines.text().charAt(old.start() - 1));
        return new Splice(old.start(), old.end(), touching ? " " + text : text);
    }

    private String words(Span.Leaf old, String words, Span.Layout place, int column) {
        String line = old.plain() instanceof String ? ScalarText.like(old.style(), words, place) : ScalarText.of(words, place);
        if (place == Span.Layout.FLOW) return line;
        return switch (old.style()) {
            case LITERAL -> block(old, column).literal(words).map(text -> closed(old, text, words)).orElse(line);
            case FOLDED -> {
                BlockText block = block(old, column);
                Optional<String> folded = block.folded(words, FoldedParagraphs.of(rows(old))).or(() -> block.literal(words));
                yield folded.map(text -> closed(old, text, words)).orElse(line);
            }
            case PLAIN -> old.plain() instanceof String || old.plain() == null ? house.behindKey(words, column).stripLeading() : line;
            default -> line;
        };
    }

    /** Completes a block text at the very end of a file: if its text ends with a line break, the file must end with one too. */
    private String closed(Span.Leaf old, String text, String words) {
        boolean open = words.endsWith("\n") && lines.text().indexOf('\n', old.end()) < 0;
        return open ? text + lines.lineBreak() : text;
    }

    private BlockText block(Span.Leaf old, int column) {
        List<String> rows = rows(old).stream().filter(row -> !row.isBlank()).toList();
        int indent = rows.isEmpty() ? column + 2 : rows.get(0).length() - rows.get(0).stripLeading().length();
        int longest = rows.stream().mapToInt(String::length).max().orElse(0);
        return new BlockText(indent, rows.size() > 1 && longest >= NARROWEST ? longest : HouseStyle.WIDTH, lines.lineBreak());
    }

    /** The lines after the sign of a block text. */
    private List<String> rows(Span.Leaf old) {
        List<String> rows = Arrays.asList(lines.text().substring(old.start(), old.end()).split("\r?\n", -1));
        return rows.subList(1, rows.size());
    }
}
