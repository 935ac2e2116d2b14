package mystics.play;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Line;

/** The lines of a run, or nothing where nobody reads them. */
final class Told {
    private final List<Line> lines;
    private final boolean read;

    private Told(List<Line> lines, boolean read) {
        this.lines = lines;
        this.read = read;
    }

    static Told toSomebody() {
        return new Told(new ArrayList<>(), true);
    }

    static Told toNobody() {
        return new Told(List.of(), false);
    }

    boolean told() {
        return read;
    }

    void tell(Line line) {
        lines.add(line);
    }

    /** The lines since the last time this was asked. */
    List<Line> take() {
        List<Line> taken = List.copyOf(lines);
        if (read) {
            lines.clear();
        }
        return taken;
    }
}
