package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import mystics.terminal.desk.TextStyle;

/** Breaks text into lines. Colour codes have no width. */
public final class Wrap {
    private Wrap() {
    }

    /** Lines of at most this many columns. */
    public static List<String> to(String text, int columns) {
        return hanging(text, columns, "", "");
    }

    /** Lines of at most this many columns, with one text before the first line and another before later lines. */
    public static List<String> hanging(String text, int columns, String first, String later) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(first);
        boolean bare = true;
        for (String word : text.strip().split("(?<=\\S)(?=\\s+\\S)")) {
            String next = bare ? word.strip() : word;
            if (!bare && TextStyle.columns(line.toString()) + TextStyle.columns(next) > columns) {
                lines.add(line.toString());
                line = new StringBuilder(later);
                next = word.strip();
            }
            line.append(next);
            bare = false;
        }
        if (!line.toString().isBlank()) {
            lines.add(line.toString());
        }
        return lines;
    }

    /** Items side by side on as few lines as possible; a line breaks only between two items. */
    public static List<String> items(List<String> items, int columns, String before) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(before);
        for (String item : items) {
            boolean first = line.length() == before.length();
            if (!first && TextStyle.columns(line.toString()) + 3 + TextStyle.columns(item) > columns) {
                lines.add(line.toString());
                line = new StringBuilder(before);
                first = true;
            }
            line.append(first ? "" : "   ").append(item);
        }
        if (line.length() > before.length()) {
            lines.add(line.toString());
        }
        return lines;
    }
}
