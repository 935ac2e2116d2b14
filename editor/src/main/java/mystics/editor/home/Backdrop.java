package mystics.editor.home;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * A panel with a picture behind it. A worker paints the picture once for each size; until then the last one is stretched, or a
 * dusk-coloured ground is shown. The left side is dark, to carry text.
 */
class Backdrop extends JPanel {
    private static final Color DUSK = new Color(0x12122a);
    private static final Color FLOOR = new Color(0x2c2028);
    private static final int SHADE = 228;
    private final transient Executor painting;
    private transient Optional<Scenery> scenery = Optional.empty();
    private transient Optional<BufferedImage> image = Optional.empty();
    private volatile Dimension wanted = new Dimension();

    /** @param painting paints pictures, one after another */
    Backdrop(LayoutManager layout, Executor painting) {
        super(layout);
        this.painting = painting;
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                order();
            }
        });
    }

    /** Sets the picture. */
    public final void show(Scenery newScenery) {
        scenery = Optional.of(newScenery);
        image = newScenery.last();
        wanted = new Dimension();
        order();
    }

    /** Orders the picture in the current size, unless it is there or under way. */
    private void order() {
        Dimension size = getSize();
        if (scenery.isPresent() && !size.equals(wanted) && size.width > 0 && size.height > 0) {
            wanted = size;
            Scenery known = scenery.get();
            double density = density();
            painting.execute(() -> {
                if (size.equals(wanted)) {
                    BufferedImage painted = known.picture(size, density);
                    if (SwingUtilities.isEventDispatchThread()) {
                        hang(painted);
                    } else {
                        SwingUtilities.invokeLater(() -> hang(painted));
                    }
                }
            });
        }
    }

    private double density() {
        return getGraphicsConfiguration() == null ? 1 : getGraphicsConfiguration().getDefaultTransform().getScaleX();
    }

    private void hang(BufferedImage painted) {
        image = Optional.of(painted);
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        order();
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setPaint(new GradientPaint(0, 0, DUSK, 0, getHeight(), FLOOR));
        ink.fillRect(0, 0, getWidth(), getHeight());
        ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        image.ifPresent(picture -> ink.drawImage(picture, 0, 0, getWidth(), getHeight(), null));
        ink.setPaint(new GradientPaint(0, 0, new Color(8, 7, 16, SHADE), getWidth() * 0.62f, 0, new Color(8, 7, 16, 0)));
        ink.fillRect(0, 0, getWidth(), getHeight());
        ink.dispose();
    }
}
