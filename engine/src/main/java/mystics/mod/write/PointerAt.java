package mystics.mod.write;

import java.util.Optional;
import mystics.mod.yaml.Pointer;

/** Finds the value at a position in a YAML text. */
public final class PointerAt {
    private PointerAt() {}

    /**
     * The innermost value whose key or text contains a position; empty if the text cannot be read.
     *
     * @param line the line, counted from 1
     * @param column the column, counted from 1 in characters as people count them; 0 means the first word of the line
     */
    public static Optional<Pointer> of(String text, int line, int column) {
        try {
            Span root = SpanReader.read(text);
            return Optional.of(inner(root, Pointer.ROOT, offset(text, line, column)));
        } catch (UnwritableChange unreadable) {
            return Optional.empty();
        }
    }

    private static int offset(String text, int line, int column) {
        TextLines lines = new TextLines(text);
        int at = 0;
        for (int i = 1; i < line; i++) at = lines.next(at);
        if (column == 0) return at + lines.indent(at);
        int most = text.codePointCount(at, text.length());
        return text.offsetByCodePoints(at, Math.min(column - 1, most));
    }

    private static Pointer inner(Span span, Pointer pointer, int at) {
        if (!(span instanceof Span.Branch branch)) return pointer;
        return branch.members().stream().filter(member -> member.from() <= at && at < Math.max(member.end(), member.from() + 1)).findFirst()
                .map(member -> inner(member.value(), pointer.in(member.key()), at)).orElse(pointer);
    }
}
