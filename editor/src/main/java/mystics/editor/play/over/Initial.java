package mystics.editor.play.over;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import javax.swing.Icon;
import mystics.editor.art.Canvas;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;
import mystics.editor.type.BookFace;
import mystics.editor.type.BookInk;

/** A decorated initial: a letter on a dark field, with tendrils in its corners. */
final class Initial implements Icon {
    /** The resolution factor of images, which keeps them sharp on screens with several device pixels to each pixel of the window. */
    private static final int FINE = 2;
    /** The field is drawn 100 units wide. */
    private static final double UNITS = 100;
    /** The size, in units, of a letter that stands alone, and of a letter that follows a quotation mark. */
    private static final float ALONE = 116;
    private static final float QUOTED = 80;
    private final int size;
    private final BufferedImage image;

    /**
     * @param letter the letter, together with a quotation mark if one stands before it
     * @param size the width and height in pixels
     */
    Initial(String letter, int size, BookInk ink) {
        this.size = size;
        image = Canvas.painted(size * FINE, size * FINE, BufferedImage.TYPE_INT_ARGB, g -> {
            g.scale(size * FINE / UNITS, size * FINE / UNITS);
            paint(g, letter, ink);
        });
    }

    private static void paint(Graphics2D g, String letter, BookInk ink) {
        g.setColor(ink.field());
        g.fill(new RoundRectangle2D.Double(1, 1, 98, 98, 10, 10));
        g.setColor(ink.gold());
        g.setStroke(new BasicStroke(2.4f));
        g.draw(new RoundRectangle2D.Double(2.4, 2.4, 95.2, 95.2, 8, 8));
        if (!ink.stark()) tendrils(g);
        g.setFont(BookFace.shipped().bold(letter.length() > 1 ? QUOTED : ALONE));
        g.setColor(ink.letter());
        Letters.centre(g, letter, 50, 50);
    }

    /** Paints the same tendril in each corner, turned to fit the corner. */
    private static void tendrils(Graphics2D g) {
        AffineTransform upright = g.getTransform();
        g.setStroke(new BasicStroke(1.9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Path2D stem = new Path2D.Double();
        stem.moveTo(9, 47);
        stem.curveTo(8, 30, 12, 16, 24, 12);
        stem.curveTo(33, 9, 38, 17, 32, 22);
        stem.curveTo(28, 25, 23, 22, 25, 18);
        stem.moveTo(11, 30);
        stem.curveTo(17, 34, 24, 32, 25, 27);
        Path2D leaf = new Path2D.Double();
        leaf.moveTo(12, 24);
        leaf.curveTo(4, 22, 5, 12, 10, 8);
        leaf.curveTo(15, 12, 16, 20, 12, 24);
        for (int corner = 0; corner < 4; corner++) {
            g.draw(stem);
            g.fill(leaf);
            g.fill(new Ellipse2D.Double(43, 7, 3.6, 3.6));
            g.rotate(Math.PI / 2, UNITS / 2, UNITS / 2);
        }
        g.setTransform(upright);
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.drawImage(image, x, y, size, size, null);
        ink.dispose();
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }
}
