package mystics.editor.art;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** A plain wooden pawn with a letter, which stands in for a figure without a picture. */
final class Pawn implements Sketch {
    private static final Color WOOD = new Color(0xc99a5b);
    private static final Color INK = new Color(0x2b1a10);
    private final String letter;

    Pawn(String letter) {
        this.letter = letter;
    }

    @Override
    public double ratio() {
        return 100.0 / 120;
    }

    @Override
    public void paint(Graphics2D g, double x, double y, double width, double height) {
        double unit = width / 100;
        Path2D body = new Path2D.Double();
        body.moveTo(x + 24 * unit, y + 112 * unit);
        body.curveTo(x + 28 * unit, y + 80 * unit, x + 36 * unit, y + 64 * unit, x + 40 * unit, y + 54 * unit);
        body.lineTo(x + 60 * unit, y + 54 * unit);
        body.curveTo(x + 64 * unit, y + 64 * unit, x + 72 * unit, y + 80 * unit, x + 76 * unit, y + 112 * unit);
        body.closePath();
        Ellipse2D head = new Ellipse2D.Double(x + 26 * unit, y + 12 * unit, 48 * unit, 48 * unit);
        for (Shape part : new Shape[] {body, head}) {
            g.setColor(WOOD);
            g.fill(part);
            g.setColor(INK);
            g.setStroke(UnevenPen.pen(3 * unit));
            g.draw(part);
        }
        Font font = g.getFont().deriveFont(Font.BOLD, (float) (34 * unit));
        g.setFont(font);
        g.drawString(letter, (float) (x + 50 * unit - g.getFontMetrics().stringWidth(letter) / 2.0), (float) (y + 48 * unit));
    }
}
