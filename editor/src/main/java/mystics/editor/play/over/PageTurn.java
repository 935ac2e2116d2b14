package mystics.editor.play.over;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import mystics.editor.art.Canvas;
import mystics.editor.art.Quality;

/** A turning page of the book. The right half of the page folds onto the left, and then both disappear. The page takes no clicks. */
final class PageTurn extends JComponent {
    private static final double MILLISECONDS = 190;
    private static final int FRAME = 15;
    private static final double SHADE = 0.45;
    private final Timer timer = new Timer(FRAME, tick -> step());
    private transient Optional<BufferedImage> page = Optional.empty();
    private Rectangle place = new Rectangle();
    private long begun;

    /** Turns a page that is still visible. */
    void turn(JComponent leaf) {
        if (leaf.getWidth() <= 0 || !isShowing()) return;
        place = SwingUtilities.convertRectangle(leaf.getParent(), leaf.getBounds(), this);
        page = Optional.of(Canvas.painted(place.width, place.height, BufferedImage.TYPE_INT_ARGB, leaf::paint));
        begun = System.nanoTime();
        timer.start();
    }

    private double share() {
        return Math.min(1, (System.nanoTime() - begun) / 1e6 / MILLISECONDS);
    }

    private void step() {
        if (share() >= 1) {
            timer.stop();
            page = Optional.empty();
        }
        repaint();
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        page.ifPresent(image -> {
            Graphics2D g = (Graphics2D) graphics.create();
            Quality.fine(g);
            paint(g, image, share() * share());
            g.dispose();
        });
    }

    private void paint(Graphics2D g, BufferedImage image, double share) {
        int half = image.getWidth() / 2;
        int folded = (int) Math.round(half * (1 - share));
        int middle = place.x + half;
        int bottom = place.y + place.height;
        g.setComposite(AlphaComposite.SrcOver.derive((float) (1 - share)));
        g.drawImage(image, place.x, place.y, middle, bottom, 0, 0, half, image.getHeight(), null);
        g.setComposite(AlphaComposite.SrcOver);
        g.drawImage(image, middle, place.y, middle + folded, bottom, half, 0, image.getWidth(), image.getHeight(), null);
        g.setColor(new Color(0, 0, 0, (int) (255 * SHADE * share)));
        g.fillRect(middle, place.y, folded, place.height);
    }
}
