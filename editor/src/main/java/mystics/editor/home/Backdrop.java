package mystics.editor.home;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import mystics.editor.type.Type;

/**
 * A panel with a picture behind it. A worker paints the picture once for each size. Until the picture is ready, the panel shows the last
 * picture, stretched, or a dusk-coloured background. The left side is dark, so that text on it can be read. The moving parts of the picture
 * are painted in small pieces.
 */
public class Backdrop extends JPanel {
    private static final Color DUSK = new Color(0x12122a);
    private static final Color FLOOR = new Color(0x2c2028);
    private static final int SHADE = 228;
    /** The usual least width of the dark side, in letter heights. For large letters, it is wider and covers more of the picture. */
    private static final float LETTERS = 52;
    private static final int TICK = 110;
    private static final double THOUSAND = 1000;
    private transient Executor painting = Runnable::run;
    private transient Optional<Scenery> scenery = Optional.empty();
    private transient Optional<Scenery.Scene> scene = Optional.empty();
    private volatile Dimension wanted = new Dimension();
    private final Timer life = new Timer(TICK, tick -> live());
    private boolean alive;
    private double seconds;

    Backdrop(LayoutManager layout) {
        super(layout);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                order();
            }
        });
    }

    /**
     * Sets the picture.
     *
     * @param worker paints pictures, one after another
     */
    public void show(Scenery newScenery, Executor worker) {
        painting = worker;
        scenery = Optional.of(newScenery);
        scene = newScenery.last();
        wanted = new Dimension();
        order();
    }

    /** Whether a picture was set. */
    final boolean isHung() {
        return scenery.isPresent();
    }

    /** Animates the picture for as long as it is shown. */
    final void enliven() {
        alive = true;
        life.start();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        if (alive) {
            life.start();
        }
    }

    @Override
    public void removeNotify() {
        life.stop();
        super.removeNotify();
    }

    /** Advances the animation by a moment, and paints the parts that have moved. */
    private void live() {
        if (isShowing() && scene.isPresent()) {
            List<Rectangle> before = moving();
            seconds += TICK / THOUSAND;
            Stream.concat(before.stream(), moving().stream().skip(scene.get().parts().size()))
                    .forEach(part -> paintImmediately(part.x, part.y, part.width, part.height));
        }
    }

    /** The places of all moving parts: the parts of the scene first, and then the dust. */
    private List<Rectangle> moving() {
        double factor = factor();
        Stream<Rectangle2D> parts = scene.get().parts().stream().map(LivingPart::reach).map(reach -> new Rectangle2D.Double(
                reach.getX() * factor, reach.getY() * factor, reach.getWidth() * factor, reach.getHeight() * factor));
        return Stream.concat(parts, Dust.motes(seconds, getWidth(), getHeight()).stream()).map(place -> {
            Rectangle whole = place.getBounds();
            whole.grow(1, 1);
            return whole;
        }).toList();
    }

    private double factor() {
        return scene.map(painted -> (double) getWidth() / painted.image().getWidth()).orElse(1.0);
    }

    /** Requests the picture at the current size, unless it has already been painted or requested. */
    private void order() {
        Dimension size = getSize();
        if (scenery.isPresent() && !size.equals(wanted) && size.width > 0 && size.height > 0) {
            wanted = size;
            Scenery known = scenery.get();
            double density = density();
            painting.execute(() -> {
                if (size.equals(wanted)) {
                    Scenery.Scene painted = known.picture(size, density);
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

    private void hang(Scenery.Scene painted) {
        scene = Optional.of(painted);
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        order();
        Graphics2D ink = (Graphics2D) graphics.create();
        if (scene.isEmpty()) {
            ink.setPaint(new GradientPaint(0, 0, DUSK, 0, getHeight(), FLOOR));
            ink.fillRect(0, 0, getWidth(), getHeight());
        }
        ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        scene.ifPresent(painted -> paint(ink, painted));
        ink.setPaint(shade());
        ink.fillRect(0, 0, getWidth(), getHeight());
        ink.dispose();
    }

    private void paint(Graphics2D ink, Scenery.Scene painted) {
        ink.drawImage(painted.image(), 0, 0, getWidth(), getHeight(), null);
        Graphics2D scaled = (Graphics2D) ink.create();
        scaled.scale(factor(), factor());
        painted.parts().forEach(part -> part.paint(scaled, seconds));
        scaled.dispose();
        if (alive) {
            Dust.motes(seconds, getWidth(), getHeight()).forEach(mote -> Dust.paint(ink, mote));
        }
    }

    /** The least width of the dark side, in letter heights. */
    float dark() {
        return LETTERS;
    }

    /** The shade over the picture that makes text readable. */
    Paint shade() {
        float usual = getWidth() * 0.62f;
        float far = Math.max(usual, Type.size() * dark());
        return new GradientPaint((far - usual) / 2, 0, new Color(8, 7, 16, SHADE), far, 0, new Color(8, 7, 16, 0));
    }
}
