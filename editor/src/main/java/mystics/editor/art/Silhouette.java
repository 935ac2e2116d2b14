package mystics.editor.art;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a picture shows, without its colours. A figure becomes a shape of one colour. A whole scene becomes a blurred picture in shades of
 * that colour.
 */
public final class Silhouette {
    /** The greatest difference of two neighbouring pixels of one background, as a sum over three colours. */
    private static final int STEP = 24;
    private static final int OPAQUE = 128;
    /** The share of the sides, from above, that the background touches. */
    private static final double SIDES = 0.55;
    /** The factor by which a picture is reduced so that its details disappear. */
    private static final int COARSE = 18;
    /** The factor by which the square root of the light grows in a blurred picture, so that dark pictures show something, too. */
    private static final double LIT = 1.15;
    /** The share of the background in its frame above which no figure stands out. */
    private static final double MOST = 0.8;
    private final BufferedImage picture;
    private final Color tone;

    private Silhouette(BufferedImage picture, Color tone) {
        this.picture = picture;
        this.tone = tone;
    }

    /** The shape of a sketch's figure, in one colour; empty if no figure stands out of the picture. */
    public static Optional<BufferedImage> shape(Sketch sketch, int wide, int tall, Color tone) {
        Silhouette figure = new Silhouette(painted(sketch, wide, tall), tone);
        boolean[] ground = figure.ground();
        return figure.isFramed() && share(ground) > MOST ? Optional.empty() : Optional.of(figure.tinted(ground));
    }

    /** A whole picture, blurred and in shades of one colour. */
    public static BufferedImage blurred(Sketch sketch, int wide, int tall, Color tone) {
        int few = Math.max(2, wide / COARSE);
        BufferedImage coarse = painted(sketch, few, Math.max(2, few * tall / wide));
        for (int y = 0; y < coarse.getHeight(); y++) {
            for (int x = 0; x < coarse.getWidth(); x++) {
                double light = Colours.brightness(new Color(coarse.getRGB(x, y)));
                coarse.setRGB(x, y, Colours.mix(Color.BLACK, tone, Math.min(1, Math.sqrt(light) * LIT)).getRGB());
            }
        }
        return Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, g -> {
            g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            g.drawImage(coarse, 0, 0, wide, tall, null);
        });
    }

    private static BufferedImage painted(Sketch sketch, int wide, int tall) {
        return Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, g -> sketch.paint(g, 0, 0, wide, tall));
    }

    /** Whether the picture has a background up to its corners. */
    private boolean isFramed() {
        return new Color(picture.getRGB(0, 0), true).getAlpha() >= OPAQUE;
    }

    private static double share(boolean[] ground) {
        return IntStream.range(0, ground.length).filter(i -> ground[i]).count() / (double) ground.length;
    }

    private BufferedImage tinted(boolean[] ground) {
        int wide = picture.getWidth();
        for (int i = 0; i < ground.length; i++) {
            if (ground[i]) picture.setRGB(i % wide, i / wide, 0);
        }
        Graphics2D g = picture.createGraphics();
        g.setComposite(AlphaComposite.SrcIn);
        g.setColor(tone);
        g.fillRect(0, 0, wide, picture.getHeight());
        g.dispose();
        return picture;
    }

    /**
     * The pixels that the background covers: all that are reached over small steps of colour from the upper edge and the upper parts of
     * the sides. A figure may be cut off by the lower edge.
     */
    private boolean[] ground() {
        int wide = picture.getWidth();
        int tall = picture.getHeight();
        boolean[] ground = new boolean[wide * tall];
        Deque<Integer> next = new ArrayDeque<>();
        for (int x = 0; x < wide; x++) {
            next.add(x);
        }
        for (int y = 0; y < tall * SIDES; y++) {
            next.add(y * wide);
            next.add(y * wide + wide - 1);
        }
        next.forEach(edge -> ground[edge] = true);
        while (!next.isEmpty()) {
            int at = next.remove();
            if (at % wide > 0) spread(ground, next, at, at - 1);
            if (at % wide < wide - 1) spread(ground, next, at, at + 1);
            if (at >= wide) spread(ground, next, at, at - wide);
            if (at < wide * (tall - 1)) spread(ground, next, at, at + wide);
        }
        return ground;
    }

    private void spread(boolean[] ground, Deque<Integer> next, int from, int to) {
        if (!ground[to] && isOneGround(pixel(from), pixel(to))) {
            ground[to] = true;
            next.add(to);
        }
    }

    private int pixel(int at) {
        return picture.getRGB(at % picture.getWidth(), at / picture.getWidth());
    }

    private static boolean isOneGround(int one, int other) {
        Color a = new Color(one, true);
        Color b = new Color(other, true);
        boolean clear = a.getAlpha() < OPAQUE;
        if (clear || b.getAlpha() < OPAQUE) return clear == b.getAlpha() < OPAQUE;
        return Math.abs(a.getRed() - b.getRed()) + Math.abs(a.getGreen() - b.getGreen()) + Math.abs(a.getBlue() - b.getBlue()) < STEP;
    }
}
