package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import mystics.editor.art.Fonts;
import mystics.editor.art.Symbol;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * The mark of a target among many figures, above all figures and plates: the sign of the action, beside the number of the figure if it has
 * one, and corners close around the body. The corners end below the head, so that they touch nothing of the row behind.
 *
 * @param boxes the places of the figure's number and hearts
 */
record CrowdMark(TagBoxes boxes, Symbol sign) {
    /** The length of a corner's arms, in tile units. */
    private static final double ARM = 9;
    /** The distance of the corners from the middle of the figure, in widths of the base, and from its feet, in heights and widths. */
    private static final double BESIDE = 0.54;
    private static final double ABOVE = 0.74;
    private static final double BELOW = 0.34;
    private static final double AROUND = 1;
    /** The distance of a frame from the middle between two neighbours, so that the lines of their frames stay apart. */
    private static final double APART = 4.5;
    /** The widths of the corners' line, and of the pale line below it. */
    private static final double LINE = 3.5;
    private static final double PALE = 6.5;
    /** The least size of a sign without a number, in tile units, and its usual size, in sizes of a number. */
    private static final double LEAST = 27;
    private static final double USUAL = 0.7;
    /** The part of the number's circle that its square covers, and the gap between the square and the sign. */
    private static final double SQUARE = 0.45;
    private static final double GAP = 4;
    /** The width of a number with the sign beside it, in sizes of one of them. */
    private static final double TWO = 1.9;

    /** The circle of the figure's number, on the board: as large as the number and the sign have room beside each other. */
    Ellipse2D number() {
        return isNumbered() ? circle(-1) : numbered();
    }

    /** The circle of the sign, on the board. */
    Ellipse2D disc() {
        return isNumbered() ? circle(1) : alone(numbered());
    }

    /** The circle on one side of the middle between number and sign. */
    private Ellipse2D circle(int side) {
        Ellipse2D number = numbered();
        double size = Math.min(number.getWidth(), (width() - 2) / TWO);
        double x = boxes.placed().x() + side * size * (TWO - 1) / 2;
        return new Ellipse2D.Double(x - size / 2, number.getCenterY() - size / 2, size, size);
    }

    /** The width for the mark between the neighbours. */
    private double width() {
        return boxes.placed().tags().room() * boxes.placed().share();
    }

    /** The circle at the usual place of a number. */
    private Ellipse2D numbered() {
        Ellipse2D circle = new Ellipse2D.Double();
        circle.setFrame(boxes.onBoard(boxes.numbered().getBounds2D()));
        return circle;
    }

    private boolean isNumbered() {
        return boxes.placed().figure().number() > 0;
    }

    /** The circle of a sign without a number: beside a place above the head, and else on the figure's own body. */
    private Ellipse2D alone(Ellipse2D number) {
        double size = Math.max(LEAST, number.getWidth() * USUAL);
        double away = size / 2 + SQUARE * number.getWidth() + GAP;
        boolean aside = isBehind() && boxes.placed().figure().life() <= 1;
        double x = number.getCenterX() + (aside ? away : 0);
        double y = number.getCenterY() - (aside ? 0 : away);
        return new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
    }

    private boolean isBehind() {
        return boxes.placed().tags().row() == Tags.Row.BACK;
    }

    /** Paints the mark. */
    void paint(Graphics2D g, Theme theme, Fonts fonts) {
        Path2D corners = corners();
        line(g, corners, Color.WHITE, PALE);
        line(g, corners, theme.target(), LINE);
        if (isNumbered()) {
            Ellipse2D number = number();
            NumberTag.paint(g, fonts, boxes.placed().figure().number(), number.getCenterX(), number.getCenterY(), number.getWidth() / 2);
        }
        line(g, disc(), Color.WHITE, PALE);
        SignDisc.paint(g, theme, sign, disc());
    }

    private static void line(Graphics2D g, Shape shape, Color colour, double width) {
        g.setColor(colour);
        g.setStroke(UnevenPen.pen(width));
        g.draw(shape);
    }

    /** The corners around the figure. The lower ones would hide the heads of those in front. */
    private Path2D corners() {
        Rectangle2D frame = frame();
        Path2D corners = new Path2D.Double();
        for (int dx = -1; dx <= 1; dx += 2) {
            double x = dx < 0 ? frame.getX() : frame.getMaxX();
            corner(corners, x, frame.getY(), dx, -1);
            if (!isBehind()) corner(corners, x, frame.getMaxY(), dx, 1);
        }
        return corners;
    }

    private static void corner(Path2D corners, double x, double y, int dx, int dy) {
        corners.moveTo(x - dx * ARM, y);
        corners.lineTo(x, y);
        corners.lineTo(x, y - dy * ARM);
    }

    /** The frame around the figure and its number. */
    Rectangle2D frame() {
        PlacedFigure placed = boxes.placed();
        double half = Math.min(placed.base() * BESIDE, width() / 2 - APART);
        Rectangle2D body = new Rectangle2D.Double(placed.x() - half, placed.y() - placed.height() * ABOVE, 2 * half,
                placed.height() * ABOVE + placed.base() * BELOW);
        double low = isBehind() ? body.getMaxY() : Math.max(body.getMaxY(), number().getMaxY() + AROUND);
        return new Rectangle2D.Double(body.getX(), body.getY(), body.getWidth(), low - body.getY());
    }
}
