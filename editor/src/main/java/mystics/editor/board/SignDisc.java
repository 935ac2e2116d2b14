package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import mystics.editor.art.Symbol;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/** The sign of an action on a disc of paper, at a figure that the action can target. */
final class SignDisc {
    private static final double SIZE = 0.94;
    /** The parts of the disc by which the sign is painted aside twice, so that its thin lines become bold. */
    private static final double[] BOLD = {-0.025, 0.025};

    private SignDisc() {
    }

    /** Paints the disc into a circle. */
    static void paint(Graphics2D g, Theme theme, Symbol sign, Ellipse2D disc) {
        g.setColor(theme.paper());
        g.fill(disc);
        g.setColor(theme.target());
        g.setStroke(UnevenPen.pen(Math.min(4, disc.getWidth() / 8)));
        g.draw(disc);
        for (double aside : BOLD) {
            sign.paint(g, disc.getCenterX() + aside * disc.getWidth(), disc.getCenterY() + aside * disc.getWidth(), disc.getWidth() * SIZE);
        }
    }
}
