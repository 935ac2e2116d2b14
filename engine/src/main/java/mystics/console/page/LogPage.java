package mystics.console.page;

import java.util.ArrayList;
import java.util.List;
import mystics.console.desk.Look;
import mystics.rules.Line;

/** Lines of the log: what happened in plain words, and behind it, in the background, the rule that made it happen. */
public final class LogPage {
    private LogPage() {
    }

    /** Lays lines out. */
    public static List<String> lines(List<Line> log, Look look) {
        List<String> lines = new ArrayList<>();
        for (Line line : log) {
            String text = StoryPage.emphasised(line.text().toString().strip().replaceAll("\\s*\n\\s*", " "), look);
            String cause = line.cause().isEmpty() ? "" : "  " + look.dim("[" + line.cause() + "]");
            lines.addAll(Wrap.hanging(text + cause, look.width() - 1, " " + look.glyph("·", "-") + " ", "   "));
        }
        return lines;
    }
}
