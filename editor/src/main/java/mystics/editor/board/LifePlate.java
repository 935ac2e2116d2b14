package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;

/**
 * The life of a figure, on a dark plate at its feet, with room for the marks of the figure at its left. A full heart is bright; a lost
 * heart is only an outline. Where a row of hearts would be too small to count, the plate has one heart and a number.
 */
record LifePlate(FigurePicture figure, Tags tags, Tags.Print print) {
    static final Color PLATE = new Color(0x1a110b);
    static final Color FULL = new Color(0xff7462);
    static final Color LOST = new Color(0x9c8b78);
    private static final Color RIM = new Color(0xfbf3df);
    /** The lower edge of the plate below the feet, in widths of the base, and the height that stays above a neighbour's head. */
    private static final double LOW = 0.3;
    private static final double ABOVE = 2;
    /** The height of a chin above the feet, in heights of the figure. */
    private static final double CHIN = 0.42;
    /** The size of a small heart, in usual sizes. */
    private static final double BELOW_MOUTH = 0.75;
    private static final double PAD = 3;
    /** The size of a heart, of a number and of the heart beside a number, and the height of the plate, in distances of two hearts. */
    private static final double HEART = 0.92;
    private static final double NUMBER = 1.3;
    private static final double SMALL = 0.7;
    /** The least height of the letters of a number, in pixels. */
    private static final double LEAST = 11;
    private static final double HIGH = 1.02;
    /** The line around a lost heart, in sizes of the heart. */
    private static final double LINE = 0.075;

    /** Whether the figure has hearts: whoever falls to the first wound has none. */
    boolean isShown() {
        return figure.life() > 1;
    }

    /** The plate, in units of the figure. The feet of the figure are at the origin. */
    Rectangle2D box() {
        double size = size();
        double wide = isTight() ? size * Tags.NUMBERED : size * figure.life() + 2 * PAD;
        double high = size * HIGH + PAD;
        return new Rectangle2D.Double((marks() - wide) / 2, bottom() - high, wide, high);
    }

    /** The size of a mark beside the plate; 0 if there are no marks, or no room in which they could be seen. */
    double mark() {
        return tags.mark(figure.badges().size(), FigurePainter.base(figure), print);
    }

    /** The width of the marks beside the plate. The plate moves aside, so that marks and hearts together are above the feet. */
    double marks() {
        return tags.isAlone() ? mark() * figure.badges().size() : 0;
    }

    /** The place of the hearts without the marks. */
    private Tags hearts() {
        return tags.beside(marks());
    }

    /** Paints the plate with its hearts. The feet of the figure are at the origin. */
    void paint(Graphics2D g, Fonts fonts) {
        Rectangle2D box = box();
        double round = Math.min(box.getHeight() * 0.7, 14);
        Shape plate = new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), round, round);
        g.setColor(RIM);
        g.setStroke(new BasicStroke(3.4f));
        g.draw(plate);
        g.setColor(PLATE);
        g.fill(plate);
        double size = size();
        if (isTight()) {
            full(g, heart(box.getX() + size * 0.45, box.getCenterY(), size * SMALL));
            g.setColor(Color.WHITE);
            g.setFont(fonts.bold(size * NUMBER));
            Letters.centre(g, String.valueOf(left()), box.getMaxX() - size * 0.52, box.getCenterY());
        } else {
            for (int i = 0; i < figure.life(); i++) {
                Shape heart = heart(box.getCenterX() + (i - (figure.life() - 1) / 2.0) * size, box.getCenterY(), size * HEART);
                if (i < left()) full(g, heart);
                else lost(g, heart);
            }
        }
    }

    private int left() {
        return figure.life() - figure.wounds();
    }

    /** Whether one heart with a number stands for the row. */
    boolean isTight() {
        return tags.hearts() != Tags.Hearts.ROW || hearts().isTight(figure.life(), FigurePainter.base(figure), print)
                || most() * print.scale() < Tags.COUNTABLE * print.letter();
    }

    /** The size of a heart, so small that the plate stays below the chin; but a number is never too small to read. */
    private double size() {
        return isTight() ? Math.max(fitting(), LEAST / (NUMBER * print.scale())) : fitting();
    }

    private double fitting() {
        double wished = isTight() ? hearts().heart(print) : hearts().apart(figure.life(), FigurePainter.base(figure), print);
        return Math.min(tags.hearts() == Tags.Hearts.SMALL ? wished * BELOW_MOUTH : wished, most());
    }

    private double most() {
        return (FigurePainter.height(figure) * CHIN + bottom() - PAD) / HIGH;
    }

    /** The lower edge of the plate, above the heads of those in front. */
    private double bottom() {
        return Math.min(FigurePainter.base(figure) * LOW, tags.below() - ABOVE);
    }

    private static void full(Graphics2D g, Shape heart) {
        g.setColor(FULL);
        g.fill(heart);
    }

    private void lost(Graphics2D g, Shape heart) {
        g.setColor(LOST);
        g.setStroke(new BasicStroke((float) (size() * LINE)));
        g.draw(heart);
    }

    private static Shape heart(double x, double y, double size) {
        Path2D heart = new Path2D.Double();
        heart.moveTo(x, y + size * 0.45);
        heart.curveTo(x - size * 0.75, y - size * 0.05, x - size * 0.45, y - size * 0.6, x, y - size * 0.2);
        heart.curveTo(x + size * 0.45, y - size * 0.6, x + size * 0.75, y - size * 0.05, x, y + size * 0.45);
        heart.closePath();
        return heart;
    }
}
