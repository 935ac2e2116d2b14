package mystics.play;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Line;

/** The log lines of a run; none if nobody reads the log. */
final class LogLines {
    private final List<Line> lines;
    private final boolean read;

    private LogLines(List<Line> lines, boolean read) {
        this.lines = lines;
        this.read = read;
    }

    static LogLines toSomebody() {
        return new LogLines(new ArrayList<>(), true);
    }

    static LogLines toNobody() {
        return new LogLines(List.of(), false);
    }

    boolean told() {
        return read;
    }

    void tell(Line line) {
        lines.add(line);
    }

    /** The lines that have not been taken yet. */
    List<Line> open() {
        return List.copyOf(lines);
    }

    /** The lines written since the last call of this method. */
    List<Line> take() {
        List<Line> taken = List.copyOf(lines);
        if (read) {
            lines.clear();
        }
        return taken;
    }
}
