package mystics.editor.play;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The minion wheel as a cheese cut into slices; when all are filled a surge comes (SURGE-1). */
final class WheelDial extends JComponent {
    private static final Color CHEESE = new Color(0xE8B83A);
    private int cheese;
    private int full = 1;

    void show(int newCheese, int newFull) {
        cheese = newCheese;
        full = newFull;
        setToolTipText("Minion wheel: " + cheese + " of " + full + " cheese; when it is full, minions surge (SURGE-1)");
        getAccessibleContext().setAccessibleName("Minion wheel " + cheese + " of " + full);
        repaint();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() { };
        }
        return accessibleContext;
    }

    @Override
    public Dimension getPreferredSize() {
        int size = Math.round(UIManager.getFont("defaultFont").getSize2D() * 2.3f);
        return new Dimension(size * 2, size);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        float size = getHeight() - 4;
        double slice = 360.0 / full;
        for (int i = 0; i < full; i++) {
            Arc2D piece = new Arc2D.Double(2, 2, size, size, 90 - i * slice, -slice, Arc2D.PIE);
            ink.setColor(i < cheese ? CHEESE : UIManager.getColor("TextField.background"));
            ink.fill(piece);
            ink.setColor(UIManager.getColor("Label.foreground"));
            ink.setStroke(new BasicStroke(1));
            ink.draw(piece);
        }
        ink.draw(new Ellipse2D.Float(2, 2, size, size));
        ink.setFont(UIManager.getFont("defaultFont"));
        ink.drawString(cheese + "/" + full, size + 8, getHeight() / 2f + ink.getFontMetrics().getAscent() * 0.4f);
        ink.dispose();
    }
}
