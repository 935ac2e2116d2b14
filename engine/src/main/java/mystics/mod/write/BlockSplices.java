package mystics.mod.write;

import java.util.List;
import java.util.stream.IntStream;

/** Splices for the members of a block. Each member has lines of its own, with its remarks directly above it. */
record BlockSplices(TextLines lines, Span.Branch block) {

    /** The column of keys or dashes. */
    int column() {
        return lines.column(block.start());
    }

    /** The place where a member and its remarks begin; the beginning of the member itself if its line begins with something else. */
    int top(int index) {
        int from = block.members().get(index).from();
        if (!lines.opensLine(from)) return from;
        int top = lines.begin(from);
        int least = index == 0 ? 0 : bottom(index - 1);
        while (top > least && lines.isRemark(top - 1) && lines.indent(top - 1) == column()) top = lines.begin(top - 1);
        return top == 0 && index == 0 ? lines.begin(from) : top;
    }

    /** The beginning of the line that follows a member and the remarks indented below it. */
    int bottom(int index) {
        int bottom = lines.next(block.members().get(index).end());
        while (!lines.isEnd(bottom) && lines.isRemark(bottom) && lines.indent(bottom) > column()) bottom = lines.next(bottom);
        return bottom;
    }

    /**
     * Inserts a member.
     *
     * @param index the index of the member after the change
     * @param words the text of the member without its indentation
     */
    Splice insert(int index, String words) {
        String indent = " ".repeat(column());
        String gap = isSpaced() ? lines.lineBreak() : "";
        if (index == 0) {
            int from = block.members().get(0).from();
            return lines.opensLine(from) ? new Splice(top(0), top(0), indent + words + lines.lineBreak() + gap)
                    : new Splice(from, from, words + lines.lineBreak() + gap + indent);
        }
        int at = bottom(index - 1);
        boolean open = at > 0 && lines.text().charAt(at - 1) != '\n';
        return new Splice(at, at, (open ? lines.lineBreak() : "") + gap + indent + words + (open ? "" : lines.lineBreak()));
    }

    /** Whether blank lines stand between the members. */
    private boolean isSpaced() {
        return block.members().size() > 1
                && IntStream.range(1, block.members().size()).mapToObj(this::gap).allMatch(gap -> gap.isBlank() && !gap.isEmpty());
    }

    private String gap(int index) {
        return lines.text().substring(bottom(index - 1), Math.max(bottom(index - 1), top(index)));
    }

    /** Removes one of several members, together with its remarks. */
    Splice remove(int index) {
        int top = top(index);
        int bottom = bottom(index);
        if (!lines.opensLine(block.members().get(index).from())) {
            while (!lines.isEnd(bottom) && Character.isWhitespace(lines.text().charAt(bottom))) bottom++;
            return new Splice(top, bottom, "");
        }
        boolean lonely = lines.isEnd(bottom) || lines.isBlank(bottom);
        while (lonely && index > 0 && top > bottom(index - 1) && lines.isBlank(top - 1)) top = lines.begin(top - 1);
        return new Splice(top, bottom, "");
    }

    /**
     * Moves a member with its remarks.
     *
     * @param to the index of the member after the change
     */
    List<Splice> move(int from, int to) {
        int top = top(from);
        int bottom = bottom(from);
        String words = lines.text().substring(top, bottom);
        int place = to < from ? top(to) : bottom(to);
        String moved = (place > 0 && lines.text().charAt(place - 1) != '\n' ? lines.lineBreak() : "")
                + (words.endsWith("\n") ? words : words + lines.lineBreak());
        Splice out = new Splice(top, bottom, "");
        Splice in = new Splice(place, place, moved);
        return to < from ? List.of(in, out) : List.of(out, in);
    }
}
