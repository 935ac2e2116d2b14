package mystics.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * The name of the game in the lettering of its box: letters of a broad pen, a tail under them, and a flame over the
 * last stem. The outlines are stored in a plain file, because the picture is painted before the code for vector
 * pictures is loaded.
 */
public final class Wordmark {
    /** The ratio of the name's width to its height. */
    public static final double RATIO = 760.0 / 272;
    private static final double WIDE = 760;
    private static final Color BRIGHT = new Color(0xfff4d8);
    private static final Color GOLD = new Color(0xd98a34);
    private static final Color SHADOW = new Color(0x07050d);
    private static final Color FIRE = new Color(0xff9d34);
    private static final Color HEART = new Color(0xfff1b8);
    private static final double FLAME_X = 519;
    private static final double FLAME_Y = 48;
    private static final float SHINE = 48;
    private final Shape letters;
    private final Shape flame;
    private final Shape heart;

    private Wordmark(List<String> lines) {
        letters = shape(lines.get(0));
        flame = shape(lines.get(1));
        heart = shape(lines.get(2));
    }

    /** Reads the outlines. Fast. */
    public static Wordmark read() {
        try (InputStream file = Wordmark.class.getResourceAsStream("wordmark.txt")) {
            return new Wordmark(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Paints the name at the origin.
     *
     * @param wide its width
     */
    public void paint(Graphics2D g, double wide) {
        Graphics2D ink = (Graphics2D) g.create();
        Quality.fine(ink);
        ink.scale(wide / WIDE, wide / WIDE);
        fill(ink, new Ellipse2D.Double(FLAME_X - SHINE, FLAME_Y - SHINE, 2 * SHINE, 2 * SHINE), new RadialGradientPaint((float) FLAME_X,
                (float) FLAME_Y, SHINE, new float[] {0, 1}, new Color[] {new Color(255, 181, 74, 130), new Color(255, 181, 74, 0)}));
        edge(ink, letters, 11);
        edge(ink, flame, 7);
        fill(ink, letters, new GradientPaint(0, 40, BRIGHT, 0, 240, GOLD));
        fill(ink, flame, FIRE);
        fill(ink, heart, HEART);
        ink.dispose();
    }

    private static void edge(Graphics2D ink, Shape shape, float width) {
        ink.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.setPaint(SHADOW);
        ink.draw(shape);
    }

    private static void fill(Graphics2D ink, Shape shape, Paint paint) {
        ink.setPaint(paint);
        ink.fill(shape);
    }

    /** The shape that is enclosed by outlines. The outlines are written as in vector pictures, but only with the letters M, L and z. */
    private static Shape shape(String outlines) {
        Path2D shape = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (String outline : outlines.split("z")) {
            double[] numbers = Arrays.stream(outline.substring(1).split("[L ]")).mapToDouble(Double::parseDouble).toArray();
            shape.moveTo(numbers[0], numbers[1]);
            for (int i = 2; i < numbers.length; i += 2) {
                shape.lineTo(numbers[i], numbers[i + 1]);
            }
            shape.closePath();
        }
        return shape;
    }
}
