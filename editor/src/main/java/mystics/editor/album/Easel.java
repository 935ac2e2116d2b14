package mystics.editor.album;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import mystics.editor.settings.Scheme;
import mystics.editor.type.Settling;

/**
 * The settings for painting a pane without a window.
 *
 * @param scheme the look
 * @param percent the text size, in percent
 */
record Easel(Scheme scheme, int percent, int width, int height) {
    private static final float TYPE = 14;

    /** Makes a pane in this look with {@link OffScreen#made}, and paints the pane. */
    void paint(Graphics2D g, Supplier<JComponent> making) {
        JComponent pane = standing(making);
        OffScreen.onEvents(() -> paint(g, pane));
    }

    /** Paints a part of a pane, with the part's corner at the origin. */
    void paint(Graphics2D g, JComponent pane, Component part) {
        OffScreen.onEvents(() -> {
            wear();
            Point corner = SwingUtilities.convertPoint(part, 0, 0, pane);
            g.clipRect(0, 0, part.getWidth(), part.getHeight());
            g.translate(-corner.x, -corner.y);
            paint(g, pane);
        });
    }

    /** Lays out and paints a pane in one go, so that nothing changes in between. */
    void paintSettled(Graphics2D g, JComponent pane) {
        OffScreen.onEvents(() -> {
            Settling.layOnce(pane);
            paint(g, pane);
        });
    }

    /** Paints a pane with letter widths in whole pixels, as a window does. */
    private void paint(Graphics2D g, JComponent pane) {
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_OFF);
        g.setColor(UIManager.getColor("Panel.background"));
        g.fillRect(0, 0, width, height);
        pane.paint(g);
    }

    /** Makes a pane in this look and lays it out. */
    JComponent standing(Supplier<JComponent> making) {
        OffScreen.onEvents(this::wear);
        JComponent pane = making.get();
        OffScreen.lay(pane, width, height);
        OffScreen.onEvents(() -> OffScreen.parts(pane).stream().filter(JTextComponent.class::isInstance).map(JTextComponent.class::cast)
                .filter(text -> text.getParent() instanceof JViewport).forEach(Easel::showCaret));
        return pane;
    }

    /** Applies the look, in a type size that does not depend on the machine. */
    private void wear() {
        scheme.wear(percent);
        UIManager.put("defaultFont", UIManager.getFont("defaultFont").deriveFont(TYPE * percent / 100f));
    }

    /** Scrolls a text to its caret, as a window would. */
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

    /** The part of a pane that has this simple class name. */
    static Component part(JComponent pane, String name) {
        return OffScreen.parts(pane).stream().filter(one -> one.getClass().getSimpleName().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no " + name + " in " + pane.getClass().getSimpleName()));
    }
}
