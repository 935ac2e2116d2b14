package mystics.editor.album;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import mystics.editor.settings.Scheme;

/**
 * Where a pane stands to be painted without a window.
 *
 * @param percent the size of its text
 */
record Easel(Scheme scheme, int percent, int width, int height) {
    /** What wraps asks for its height once it knows its width, so a layout settles after a few rounds. */
    private static final int ROUNDS = 4;
    private static final float TYPE = 14;

    /** Paints a pane that is made in this scheme, on the event thread with {@link #made}. */
    void paint(Graphics2D g, Supplier<JComponent> making) {
        JComponent pane = standing(making);
        onEvents(() -> paint(g, pane));
    }

    /** Paints a part of a standing pane, itself at the origin. */
    void paint(Graphics2D g, JComponent pane, Component part) {
        onEvents(() -> {
            wear();
            Point corner = SwingUtilities.convertPoint(part, 0, 0, pane);
            g.clipRect(0, 0, part.getWidth(), part.getHeight());
            g.translate(-corner.x, -corner.y);
            paint(g, pane);
        });
    }

    /** As in a window, whose type has whole widths. */
    private void paint(Graphics2D g, JComponent pane) {
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_OFF);
        g.setColor(UIManager.getColor("Panel.background"));
        g.fillRect(0, 0, width, height);
        pane.paint(g);
    }

    /** A pane that is made in this scheme and laid out. */
    JComponent standing(Supplier<JComponent> making) {
        onEvents(this::wear);
        JComponent pane = making.get();
        onEvents(() -> {
            pane.setSize(width, height);
            for (int round = 0; round < ROUNDS; round++) {
                parts(pane).forEach(Component::invalidate);
                parts(pane).forEach(Component::doLayout);
            }
            parts(pane).filter(JTextComponent.class::isInstance).map(JTextComponent.class::cast)
                    .filter(text -> text.getParent() instanceof JViewport).forEach(Easel::showCaret);
        });
        return pane;
    }

    /** In type of a size that does not hang on the machine. */
    private void wear() {
        scheme.wear(percent);
        UIManager.put("defaultFont", UIManager.getFont("defaultFont").deriveFont(TYPE * percent / 100f));
    }

    /** A text that is scrolled shows the place it was left at, as it would in a window. */
    private static void showCaret(JTextComponent text) {
        try {
            Rectangle2D place = text.modelToView2D(text.getCaretPosition());
            if (place != null) {
                text.scrollRectToVisible(place.getBounds());
            }
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Something made on the event thread. */
    static <T> T made(Supplier<T> making) {
        AtomicReference<T> made = new AtomicReference<>();
        onEvents(() -> made.set(making.get()));
        return made.get();
    }

    /** A part of a pane, given its class's simple name. */
    static Component part(JComponent pane, String name) {
        return parts(pane).filter(one -> one.getClass().getSimpleName().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no " + name + " in " + pane.getClass().getSimpleName()));
    }

    /** A component and all in it. */
    static Stream<Component> parts(Component of) {
        List<Component> inside = of instanceof Container container ? Arrays.asList(container.getComponents()) : List.of();
        return Stream.concat(Stream.of(of), inside.stream().flatMap(Easel::parts));
    }

    /** Does something on the event thread, after all that waits there. */
    static void onEvents(Runnable deed) {
        try {
            SwingUtilities.invokeAndWait(deed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (InvocationTargetException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }
}
