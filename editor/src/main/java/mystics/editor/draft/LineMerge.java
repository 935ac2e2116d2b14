package mystics.editor.draft;

import java.util.List;
import java.util.Optional;

/** Joins two changes of a text that touch different lines. */
final class LineMerge {
    private final List<String> before;
    private final int[] mine;
    private final int[] theirs;
    private final List<String> here;
    private final List<String> there;
    private final StringBuilder joined = new StringBuilder();

    private LineMerge(List<String> before, List<String> here, List<String> there) {
        this.before = before;
        this.here = here;
        this.there = there;
        this.mine = kept(before, here);
        this.theirs = kept(before, there);
    }

    /** The text with both changes; empty if the changes touch the same lines or adjacent lines. */
    static Optional<String> of(String before, String mine, String theirs) {
        return new LineMerge(lines(before), lines(mine), lines(theirs)).joined();
    }

    private static List<String> lines(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)"));
    }

    /**
     * For each line of the old text, the line's index in the new text, or -1 for a line that was removed. The method keeps as many lines as
     * possible.
     */
    private static int[] kept(List<String> before, List<String> after) {
        int[][] longest = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                longest[i][j] = before.get(i).equals(after.get(j)) ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        int[] places = new int[before.size()];
        int j = 0;
        for (int i = 0; i < before.size(); i++) {
            while (j < after.size() && !before.get(i).equals(after.get(j)) && longest[i][j + 1] > longest[i + 1][j]) j++;
            boolean same = j < after.size() && before.get(i).equals(after.get(j));
            places[i] = same ? j++ : -1;
        }
        return places;
    }

    /**
     * Joins the texts, stretch by stretch. A stretch lies between two lines that both texts have kept. Within a stretch, at most one of the
     * two texts may have changed anything.
     */
    private Optional<String> joined() {
        int at = 0;
        int left = 0;
        int right = 0;
        for (int next = 0; next <= before.size(); next++) {
            boolean end = next == before.size();
            if (!end && (mine[next] < 0 || theirs[next] < 0)) continue;
            List<String> old = before.subList(at, next);
            List<String> one = here.subList(left, end ? here.size() : mine[next]);
            List<String> other = there.subList(right, end ? there.size() : theirs[next]);
            if (!chunk(old, one, other)) return Optional.empty();
            if (end) break;
            joined.append(before.get(next));
            at = next + 1;
            left = mine[next] + 1;
            right = theirs[next] + 1;
        }
        return Optional.of(joined.toString());
    }

    /**
     * Joins one stretch, which lies between two lines that both sides keep. If neither side changes the number of lines in the stretch, the
     * stretch is joined line by line.
     */
    private boolean chunk(List<String> old, List<String> one, List<String> other) {
        if (one.equals(old) || other.equals(old) || one.equals(other)) {
            (one.equals(old) ? other : one).forEach(joined::append);
            return true;
        }
        boolean even = old.size() > 1 && one.size() == old.size() && other.size() == old.size();
        for (int line = 0; even && line < old.size(); line++) {
            List<String> single = old.subList(line, line + 1);
            even = chunk(single, one.subList(line, line + 1), other.subList(line, line + 1));
        }
        return even;
    }
}
