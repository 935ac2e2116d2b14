package mystics.mod.write;

/** Finds remarks: a {@code #} outside keys and values, and the rest of its line. */
final class Remarks {
    private Remarks() {}

    /** Whether the stretch of a value contains a remark. */
    static boolean within(String text, Span span) {
        if (!(span instanceof Span.Branch branch)) return false;
        int from = branch.start();
        for (Span.Member member : branch.members()) {
            if (text.substring(Math.min(from, member.from()), member.from()).indexOf('#') >= 0) return true;
            if (text.substring(member.tail(), Math.max(member.tail(), member.value().start())).indexOf('#') >= 0) return true;
            if (within(text, member.value())) return true;
            from = member.end();
        }
        return text.substring(Math.min(from, branch.end()), branch.end()).indexOf('#') >= 0;
    }
}
