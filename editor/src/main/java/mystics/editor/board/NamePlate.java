package mystics.editor.board;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * The name on a sign at an exit or at a flip space. Where the letters of the window are large, the sign grows. A sign that would become too
 * wide has two lines.
 *
 * @param lit whether the sign is that of an unexplored room
 * @param growth how the name grows with the letters of the window
 * @param site the width of the place for the sign
 */
record NamePlate(String words, boolean lit, LetterGrowth growth, Site site, Fonts fonts) {
    private static final double HIGH = 38;
    private static final double LETTERS = 25;
    private static final double PALE_LETTERS = 23;
    private static final double AROUND = 18;
    /** The height of a second line, in heights of a sign. */
    private static final double LINE = 0.78;
    /** The greatest factor by which a sign grows, and the step by which a sign that is too wide shrinks. */
    private static final double MOST = 2;
    private static final double STEP = 0.05;
    private static final FontRenderContext PRINT = new FontRenderContext(null, true, true);

    /** The greatest width and number of lines of a sign. */
    enum Site {
        /** Beside an exit, up to the corner of the tile or, with large letters, a little beyond. */
        EDGE(412, 450),
        /** Among the spaces. */
        FLOOR(520, 520),
        /** Among the spaces, where a long name in one line has no free place. */
        NOOK(190, 520);

        private final double wide;
        private final double widest;

        /** @param widest the greatest width of a sign that has grown */
        Site(double wide, double widest) {
            this.wide = wide;
            this.widest = widest;
        }
    }

    /** The factor by which the sign grows: as much as the letters, if there is room. */
    private double times() {
        double times = growth.times(LETTERS, MOST);
        while (times > 1 && wide(lines(times), times) > site.widest) {
            times = Math.max(1, times - STEP);
        }
        return times;
    }

    /** The words in one line, or in two lines of nearly equal width. */
    private List<String> lines(double times) {
        return wide(List.of(words), times) <= site.wide ? List.of(words)
                : IntStream.range(0, words.length()).filter(at -> words.charAt(at) == ' ').boxed()
                        .map(at -> List.of(words.substring(0, at), words.substring(at + 1)))
                        .min(Comparator.comparingDouble(two -> wide(two, times))).orElse(List.of(words));
    }

    private double wide(List<String> lines, double times) {
        return lines.stream().mapToDouble(line -> font(times).getStringBounds(line, PRINT).getWidth()).max().orElse(0)
                + 2 * AROUND * times;
    }

    private Font font(double times) {
        return lit ? fonts.bold(LETTERS * times) : fonts.italic(PALE_LETTERS * times);
    }

    /** The same name on a narrow sign: in two lines, if it is long. */
    NamePlate narrow() {
        return new NamePlate(words, lit, growth, Site.NOOK, fonts);
    }

    /** The box of the sign around the origin. */
    Rectangle2D box() {
        double times = times();
        List<String> lines = lines(times);
        double wide = wide(lines, times);
        double high = HIGH * times * (1 + LINE * (lines.size() - 1));
        return new Rectangle2D.Double(-wide / 2, -high / 2, wide, high);
    }

    /** Paints the sign around a point. */
    void paint(Graphics2D g, Theme theme, double x, double y) {
        Rectangle2D box = box();
        double times = times();
        Shape paper = new RoundRectangle2D.Double(x + box.getX(), y + box.getY(), box.getWidth(), box.getHeight(), 14, 14);
        g.setColor(theme.stark() ? Color.WHITE
                : Colours.mix(theme.paper(), lit ? Lamp.LIGHT : theme.ink(), lit ? 0.45 : 0.18));
        g.fill(paper);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(3));
        g.draw(paper);
        g.setFont(font(times));
        List<String> lines = lines(times);
        for (int line = 0; line < lines.size(); line++) {
            Letters.centre(g, lines.get(line), x, y + (line - (lines.size() - 1) / 2.0) * HIGH * LINE * times);
        }
    }
}
