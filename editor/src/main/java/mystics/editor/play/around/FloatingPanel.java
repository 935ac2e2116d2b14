package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.editor.art.Quality;

/** A panel with round corners that lies over the board. The pointer does not reach the board through the panel. */
public final class FloatingPanel extends JPanel {
    /** The space between the edge of the panel and its content, in pixels. */
    public static final int PAD = 7;
    private static final int ROUND = 16;
    private static final Color SHADOW = new Color(0, 0, 0, 90);
    private final JComponent content;

    public FloatingPanel(JComponent content) {
        super(new BorderLayout());
        this.content = content;
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder(PAD, PAD, PAD, PAD));
        add(content);
        MouseAdapter kept = new MouseAdapter() {
        };
        addMouseListener(kept);
        addMouseMotionListener(kept);
        addMouseWheelListener(kept);
    }

    /** The size of the panel around content of the given size. */
    public static Dimension around(int width, int height) {
        return new Dimension(width + 2 * PAD, height + 2 * PAD);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension inside = content.getPreferredSize();
        return around(inside.width, inside.height);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.setColor(SHADOW);
        ink.fillRoundRect(0, 2, getWidth(), getHeight() - 2, ROUND, ROUND);
        ink.setColor(UIManager.getColor("Panel.background"));
        ink.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 2, ROUND, ROUND);
        ink.setColor(UIManager.getColor("Mystics.edge"));
        ink.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 3, ROUND, ROUND);
        ink.dispose();
    }
}
