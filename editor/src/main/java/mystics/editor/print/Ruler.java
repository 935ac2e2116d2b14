package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;

/**
 * A ruler of five centimetres on a sheet. People lay a real ruler beside it, and see whether their printer has kept the size.
 *
 * @param words the note beside the ruler
 */
record Ruler(PageStyle style, String words) {
    /** The height of the ruler. */
    static final double HEIGHT = SheetSize.mm(3);
    private static final int MILLIMETRES = 50;
    private static final int LONG = 10;
    private static final int MIDDLE = 5;

    /** A ruler with a note in the language of the book. */
    static Ruler of(PageStyle style, BookWords words) {
        return new Ruler(style, words.of("Check that this is 50 mm: print in the real size, without fitting to the page."));
    }

    /** Paints the ruler from its upper left corner to the right, with its note behind it. */
    void paint(Graphics2D g, double x, double y) {
        g.setColor(PageStyle.QUIET);
        g.setStroke(new BasicStroke(0.5f));
        double foot = y + HEIGHT;
        g.draw(new Line2D.Double(x, foot, x + SheetSize.mm(MILLIMETRES), foot));
        for (int at = 0; at <= MILLIMETRES; at++) {
            double high = at % LONG == 0 ? HEIGHT : at % MIDDLE == 0 ? HEIGHT * 0.7 : HEIGHT * 0.4;
            double place = x + SheetSize.mm(at);
            g.draw(new Line2D.Double(place, foot, place, foot - high));
        }
        g.setFont(style.foot());
        g.drawString(words, (float) (x + SheetSize.mm(MILLIMETRES + 3)), (float) foot);
    }

    /** Paints the ruler from its lower left corner upwards, with its note above it. */
    void paintUpright(Graphics2D g, double x, double y) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.rotate(-Math.PI / 2);
        paint(g, 0, 0);
        g.setTransform(before);
    }
}
