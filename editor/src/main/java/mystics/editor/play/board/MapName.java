package mystics.editor.play.board;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The name of a room on the map, in one line or in two, in the largest letters for which the map has room.
 *
 * @param font the font, no larger than the usual one
 */
record MapName(List<String> lines, Font font) {
    private static final FontRenderContext PRINT = new FontRenderContext(null, true, true);

    /** The name in a space of the given size. */
    static MapName of(String name, Font usual, Dimension room) {
        return ways(name).stream().map(lines -> new MapName(lines, usual).fitting(room))
                .max(Comparator.comparingDouble((MapName way) -> way.font().getSize2D()).thenComparing(way -> -way.lines().size()))
                .orElseThrow();
    }

    /** The name in one line, and all ways of writing it in two. */
    private static List<List<String>> ways(String name) {
        String[] words = name.split(" ");
        List<List<String>> ways = new ArrayList<>();
        ways.add(List.of(name));
        for (int first = 1; first < words.length; first++) {
            ways.add(List.of(String.join(" ", Arrays.copyOfRange(words, 0, first)),
                    String.join(" ", Arrays.copyOfRange(words, first, words.length))));
        }
        return ways;
    }

    private MapName fitting(Dimension room) {
        double share = Math.min(1, Math.min(room.width / width(), room.height / (lines.size() * line())));
        return new MapName(lines, font.deriveFont((float) (font.getSize2D() * share)));
    }

    /** The width of the longest line, in pixels. */
    double width() {
        return lines.stream().mapToDouble(this::width).max().orElse(0);
    }

    private double width(String line) {
        return font.getStringBounds(line, PRINT).getWidth();
    }

    /** The height of all lines, in pixels. */
    double height() {
        return lines.size() * line();
    }

    /** The height of a line, in pixels. */
    private double line() {
        return font.getLineMetrics("", PRINT).getAscent() + 2;
    }

    /** Writes the name around a middle, below an upper edge. */
    void write(Graphics2D ink, double middle, double top) {
        ink.setFont(font);
        for (int line = 0; line < lines.size(); line++) {
            ink.drawString(lines.get(line), (float) (middle - width(lines.get(line)) / 2), (float) (top + (line + 1) * line() - 2));
        }
    }
}
