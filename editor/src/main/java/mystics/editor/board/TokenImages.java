package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import mystics.editor.art.Canvas;
import mystics.editor.art.TokenArt;

/** A cache of tokens painted as images, by kind, number and size. The images unused for longest are dropped. Not thread-safe. */
final class TokenImages {
    private static final int KEPT = 96;
    /** The size of an image, in sizes of its token, which has a shadow and a number at its rim. */
    private static final double AROUND = 1.7;
    private final TokenArt art;
    private final Map<Key, BufferedImage> images = new Recent<>(KEPT);

    private record Key(String mark, int number, double pixels) {
    }

    TokenImages(TokenArt art) {
        this.art = art;
    }

    /** Paints a token with its number into a circle. */
    void paint(Graphics2D g, String mark, int number, Ellipse2D place) {
        AffineTransform before = g.getTransform();
        double pixels = place.getWidth() * before.getScaleX();
        BufferedImage image = images.computeIfAbsent(new Key(mark, number, pixels), this::draw);
        Point2D middle = before.transform(new Point2D.Double(place.getCenterX(), place.getCenterY()), null);
        g.setTransform(new AffineTransform());
        g.drawImage(image, (int) Math.round(middle.getX() - image.getWidth() / 2.0),
                (int) Math.round(middle.getY() - image.getHeight() / 2.0), null);
        g.setTransform(before);
    }

    private BufferedImage draw(Key key) {
        int side = (int) Math.ceil(key.pixels() * AROUND);
        return Canvas.painted(side, side, BufferedImage.TYPE_INT_ARGB_PRE,
                g -> art.paint(g, key.mark(), key.number(), side / 2.0, side / 2.0, key.pixels()));
    }
}
