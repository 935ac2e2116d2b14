package mystics.editor.play.over;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.UIManager;

/** A sheet of paper with round corners and an edge that stands out on any board. The sheet keeps clicks from the board below. */
public final class Leaf extends JPanel {
    private static final int ROUND = 18;

    Leaf() {
        super(new BorderLayout());
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder(24, 30, 14, 18));
        addMouseListener(new MouseAdapter() {});
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setColor(UIManager.getColor("Panel.background"));
        ink.fillRoundRect(0, 0, getWidth(), getHeight(), ROUND, ROUND);
        ink.setColor(UIManager.getColor("Mystics.edge"));
        ink.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, ROUND, ROUND);
        ink.dispose();
    }
}
