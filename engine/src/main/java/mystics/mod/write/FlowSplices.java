package mystics.mod.write;

import java.util.List;

/** Splices for the members of a collection in brackets. */
record FlowSplices(TextLines lines, Span.Branch flow) {
    private static final String COMMA = ", ";

    /**
     * Inserts a member beside others.
     *
     * @param index the index of the member after the change
     */
    Splice insert(int index, String words) {
        List<Span.Member> members = flow.members();
        if (index == members.size()) {
            int at = members.get(index - 1).end();
            return new Splice(at, at, separator(index - 1) + words);
        }
        int at = members.get(index).from();
        return new Splice(at, at, words + separator(index));
    }

    /** The separator between two neighbours: a comma, and a line break with blanks if the members have lines of their own. */
    private String separator(int index) {
        if (flow.members().size() < 2) return COMMA;
        int first = Math.max(0, index - 1);
        String between = lines.text().substring(flow.members().get(first).end(), flow.members().get(first + 1).from());
        return between.strip().equals(",") && !between.isBlank() ? between.stripLeading() : COMMA;
    }

    /** Removes one of several members with its comma. */
    Splice remove(int index) {
        List<Span.Member> members = flow.members();
        Span.Member member = members.get(index);
        boolean own = lines.opensLine(member.from()) && index + 1 < members.size() && lines.opensLine(members.get(index + 1).from());
        if (own) return new Splice(lines.begin(member.from()), top(index + 1), "");
        return index + 1 < members.size() ? new Splice(member.from(), members.get(index + 1).from(), "")
                : new Splice(members.get(index - 1).end(), member.end(), "");
    }

    /** The beginning of a member's line, or of the first remark directly above it. */
    private int top(int index) {
        int top = lines.begin(flow.members().get(index).from());
        while (top > 0 && lines.isRemark(top - 1)) top = lines.begin(top - 1);
        return top;
    }

    /**
     * Moves a member.
     *
     * @param to the index of the member after the change
     */
    List<Splice> move(int from, int to) {
        Span.Member member = flow.members().get(from);
        String words = lines.text().substring(member.from(), member.end());
        Splice in = insert(to < from ? to : to + 1, words);
        return to < from ? List.of(in, remove(from)) : List.of(remove(from), in);
    }
}
