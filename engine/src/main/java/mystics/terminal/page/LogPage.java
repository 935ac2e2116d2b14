package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Line;
import mystics.terminal.desk.TextStyle;
import mystics.view.CardIndex;

/** Lines of the log: each event in plain words, followed in a fainter style by the rule that caused the event. */
public final class LogPage {
    /** The rule that is cited by the lines at the beginning of rounds and turns. */
    private static final String TURNS = "ROUND-";

    private LogPage() {
    }

    /**
     * Formats lines. Lines that differ only in their last word, such as the spaces of one walk, become one line.
     *
     * @param index finds the names of the causes of log lines
     */
    public static List<String> lines(List<Line> log, CardIndex index, TextStyle look) {
        List<String> lines = new ArrayList<>();
        String told = "";
        for (int i = 0; i < log.size(); i++) {
            String text = text(log.get(i));
            told = told.isEmpty() ? text : told + ", " + last(text);
            if (i + 1 == log.size() || !goesOn(log.get(i), log.get(i + 1))) {
                lines.addAll(laid(told, log.get(i).cause(), index, look));
                told = "";
            }
        }
        return lines;
    }

    private static List<String> laid(String text, String cause, CardIndex index, TextStyle look) {
        String words = StoryPage.emphasised(text, look);
        String why = cause.isEmpty() ? "" : "  " + look.dimWords("[" + look.says(index.cited(cause)) + "]");
        return Wrap.hanging((cause.startsWith(TURNS) ? look.bold(words) : words) + why, look.width() - 1, " " + look.glyph("·", "-") + " ",
                "   ");
    }

    private static boolean goesOn(Line line, Line next) {
        return line.cause().equals(next.cause()) && line.text().pattern().equals(next.text().pattern())
                && first(text(line)).equals(first(text(next)));
    }

    private static String text(Line line) {
        return line.text().toString().strip().replaceAll("\\s*\n\\s*", " ");
    }

    private static String first(String text) {
        return text.substring(0, Math.max(0, text.lastIndexOf(' ')));
    }

    private static String last(String text) {
        return text.substring(text.lastIndexOf(' ') + 1);
    }
}
