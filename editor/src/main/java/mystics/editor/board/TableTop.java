package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import mystics.editor.art.Canvas;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Paints the table below the board: old planks, lighter in the middle. The table is painted once for each size of the window. Not
 * thread-safe.
 */
final class TableTop {
    private static final double PLANK = 92;
    private static final double LONGEST = 900;
    private final Theme theme;
    private Optional<BufferedImage> last = Optional.empty();

    TableTop(Theme theme) {
        this.theme = theme;
    }

    /** The picture of the table, with the given width and height in pixels. */
    BufferedImage of(int width, int height) {
        BufferedImage image = last.filter(known -> known.getWidth() == width && known.getHeight() == height)
                .orElseGet(() -> Canvas.painted(width, height, BufferedImage.TYPE_INT_RGB, g -> paint(g, width, height)));
        last = Optional.of(image);
        return image;
    }

    private void paint(Graphics2D g, int width, int height) {
        g.setColor(theme.table());
        g.fillRect(0, 0, width, height);
        if (!theme.stark()) {
            UnevenPen hand = new UnevenPen("table");
            for (double y = -hand.between(0, PLANK); y < height; y += PLANK) {
                for (double x = -hand.between(0, LONGEST); x < width; x += LONGEST) {
                    plank(g, new Rectangle2D.Double(x, y, LONGEST, PLANK), hand);
                }
            }
            float reach = (float) (Math.hypot(width, height) * 0.56);
            g.setPaint(new RadialGradientPaint(width / 2f, height / 2f, reach, new float[] {0, 0.55f, 1},
                    new Color[] {Colours.thin(Color.WHITE, 0.05), Colours.thin(Color.BLACK, 0.06), Colours.thin(Color.BLACK, 0.5)}));
            g.fillRect(0, 0, width, height);
        }
    }

    private void plank(Graphics2D g, Rectangle2D plank, UnevenPen hand) {
        double tint = hand.waver(0.10);
        g.setColor(tint > 0 ? Colours.bright(theme.table(), tint * 0.6) : Colours.dark(theme.table(), -tint * 1.6));
        g.fill(plank);
        g.setColor(Colours.thin(Color.BLACK, 0.10));
        for (double y = plank.getY() + hand.between(5, 12); y < plank.getMaxY(); y += hand.between(9, 16)) {
            g.setStroke(UnevenPen.pen(hand.between(0.8, 1.8)));
            Path2D grain = new Path2D.Double();
            grain.moveTo(plank.getX(), y);
            for (double x = plank.getX(); x < plank.getMaxX(); x += 150) {
                grain.quadTo(x + 75, y + hand.waver(7), x + 150, y + hand.waver(2));
            }
            g.draw(grain);
        }
        g.setColor(Colours.thin(Color.BLACK, 0.38));
        g.setStroke(UnevenPen.pen(2.4));
        g.draw(new Line2D.Double(plank.getX(), plank.getY(), plank.getMaxX(), plank.getY()));
        g.draw(new Line2D.Double(plank.getX(), plank.getY(), plank.getX(), plank.getMaxY()));
        g.setColor(Colours.thin(Color.WHITE, 0.05));
        g.draw(new Line2D.Double(plank.getX(), plank.getY() + 2.5, plank.getMaxX(), plank.getY() + 2.5));
    }
}
