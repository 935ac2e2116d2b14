package mystics.editor.type;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;

/** A flow layout whose rows hold almost equal numbers of components, so that no component stands alone below a full row. */
public final class EvenFlow extends Flow {
    /** @param gap the space between components, in pixels */
    public EvenFlow(int gap) {
        super(gap);
    }

    @Override
    List<List<Component>> rows(List<Component> parts, int width) {
        List<List<Component>> full = super.rows(parts, width);
        List<List<Component>> even = even(parts, full.size());
        return even.stream().allMatch(row -> wish(row) <= width) ? even : full;
    }

    /** The parts in rows of almost equal size. If the parts cannot be divided evenly, each of the first rows holds one more part. */
    private static List<List<Component>> even(List<Component> parts, int count) {
        List<List<Component>> rows = new ArrayList<>();
        int from = 0;
        for (int row = 0; row < count; row++) {
            int to = from + (parts.size() - from + count - row - 1) / (count - row);
            rows.add(parts.subList(from, to));
            from = to;
        }
        return rows;
    }
}
