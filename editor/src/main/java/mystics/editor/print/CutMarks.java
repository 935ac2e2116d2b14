package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Short lines outside of what is printed, which show where to cut. They begin beyond the bleed. */
final class CutMarks {
    /** The width of the colour that is printed beyond the lines to cut, so that a cut beside its line leaves no white edge. */
    static final double BLEED = SheetSize.mm(2);
    private static final double LONG = SheetSize.mm(4);

    private CutMarks() {
    }

    /** Paints the marks at the four edges of an area that is cut into equal parts. */
    static void paint(Graphics2D g, Rectangle2D area, int columns, int rows) {
        g.setColor(PageStyle.QUIET);
        g.setStroke(new BasicStroke(0.4f));
        for (int i = 0; i <= columns; i++) {
            double x = area.getX() + area.getWidth() * i / columns;
            g.draw(new Line2D.Double(x, area.getY() - BLEED - LONG, x, area.getY() - BLEED));
            g.draw(new Line2D.Double(x, area.getMaxY() + BLEED, x, area.getMaxY() + BLEED + LONG));
        }
        for (int i = 0; i <= rows; i++) {
            double y = area.getY() + area.getHeight() * i / rows;
            g.draw(new Line2D.Double(area.getX() - BLEED - LONG, y, area.getX() - BLEED, y));
            g.draw(new Line2D.Double(area.getMaxX() + BLEED, y, area.getMaxX() + BLEED + LONG, y));
        }
    }
}
