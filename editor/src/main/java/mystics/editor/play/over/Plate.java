package mystics.editor.play.over;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.art.Canvas;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.type.BookInk;
import mystics.editor.type.Says;

/** The picture of a page, with round corners. The picture is painted once for each size. */
public final class Plate extends JComponent {
    private static final int ROUND = 14;
    private static final float FRAME = 3;
    private final transient Sketch sketch;
    private transient Optional<BufferedImage> image = Optional.empty();

    /** @param seen a description of the picture, for people who cannot see it */
    public Plate(Sketch sketch, String seen) {
        this.sketch = sketch;
        Says.name(this, Sentence.of("Picture"));
        getAccessibleContext().setAccessibleDescription(seen);
    }

    /** The width divided by the height. */
    public double ratio() {
        return sketch.ratio();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        AffineTransform screen = ink.getTransform();
        int wide = (int) Math.round(getWidth() * screen.getScaleX());
        int high = (int) Math.round(getHeight() * screen.getScaleY());
        if (wide > 0 && high > 0) {
            BufferedImage known = image.filter(last -> last.getWidth() == wide && last.getHeight() == high)
                    .orElseGet(() -> Canvas.painted(wide, high, BufferedImage.TYPE_INT_ARGB, canvas -> paint(canvas, wide, high)));
            image = Optional.of(known);
            ink.drawImage(known, 0, 0, getWidth(), getHeight(), null);
        }
        ink.dispose();
    }

    private void paint(Graphics2D ink, int wide, int high) {
        ink.setClip(new RoundRectangle2D.Double(0, 0, wide, high, ROUND, ROUND));
        sketch.paint(ink, 0, 0, wide, high);
        ink.setClip(null);
        ink.setColor(BookInk.worn().edge());
        ink.setStroke(new BasicStroke(FRAME));
        ink.draw(new RoundRectangle2D.Double(FRAME / 2, FRAME / 2, wide - FRAME, high - FRAME, ROUND, ROUND));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.ICON;
                }
            };
        }
        return accessibleContext;
    }
}
