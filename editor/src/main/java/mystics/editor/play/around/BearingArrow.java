package mystics.editor.play.around;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import mystics.editor.art.Quality;

/**
 * A thick arrow that points from the shown tile to the tile of the goal, as large as the letters before it.
 *
 * @param words the component with the letters
 */
record BearingArrow(GoalBearing bearing, Component words) implements Icon {
    /** The size of the arrow and the gap before it, in letter heights. */
    private static final float SIZE = 0.8f;
    private static final float GAP = 0.35f;
    /** The thickness of the line and the length of the barbs, relative to the size. */
    private static final float THICK = 0.16f;
    private static final double BARB = 0.36;

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double size = getIconHeight();
        ink.translate(x + getIconWidth() - size / 2, y + size / 2);
        ink.rotate(bearing.angle());
        double tip = size * (1 - THICK) / 2;
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(-tip, 0);
        arrow.lineTo(tip, 0);
        arrow.moveTo(tip - size * BARB, -size * BARB);
        arrow.lineTo(tip, 0);
        arrow.lineTo(tip - size * BARB, size * BARB);
        ink.setColor(UIManager.getColor("Component.accentColor"));
        ink.setStroke(new BasicStroke((float) size * THICK, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.draw(arrow);
        ink.dispose();
    }

    @Override
    public int getIconWidth() {
        return Math.round(words.getFont().getSize2D() * (SIZE + GAP));
    }

    @Override
    public int getIconHeight() {
        return Math.round(words.getFont().getSize2D() * SIZE);
    }
}
