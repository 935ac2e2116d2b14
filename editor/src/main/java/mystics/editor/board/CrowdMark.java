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
 * The mark of a target among many figures. It lies above all figures and plates: the number of the figure in the colour of targets, or the
 * sign of the action if the figure has no number, and corners around the figure, where they hide no neighbour.
 *
 * @param boxes the places of the figure's number and hearts
 */
record CrowdMark(TagBoxes boxes, Symbol sign) {
    /** The length of a corner's arms, in tile units. */
    private static final double ARM = 12;
    /** The distance of the corners from the middle of the figure, in widths of the base, and from its feet, in heights and widths. */
    private static final double BESIDE = 0.54;
    private static final double ABOVE = 0.92;
    private static final double BELOW = 0.34;
    private static final double AROUND = 3;
    /** The distance of a frame from the middle between two neighbours, so that the lines of their frames stay apart. */
    private static final double APART = 6.5;
    /** The least size of the sign, in tile units, and its usual size, in sizes of the number. */
    private static final double LEAST = 27;
    private static final double USUAL = 0.7;
    /** The part of the number's circle that its square covers, and the gap between the square and the sign. */
    private static final double SQUARE = 0.45;
    private static final double GAP = 4;

    /** Whether a figure stands among so many that the mark of a single figure would be lost. */
    static boolean isFor(PlacedFigure placed, BoardPicture board) {
        BoardSpace spot = placed.figure().spot();
        return !board.isFanned(placed.figure())
                && board.figures().stream().filter(other -> other.spot().equals(spot)).count() >= Fan.CROWD;
    }

    /** The circle of the number, on the board. */
    Ellipse2D number() {
        Ellipse2D circle = new Ellipse2D.Double();
        circle.setFrame(boxes.onBoard(boxes.numbered().getBounds2D()));
        return circle;
    }

    /** The circle that marks the figure, on the board: that of its number, or else that of the sign. */
    Ellipse2D plate() {
        return isNumbered() ? number() : sign(number());
    }

    private boolean isNumbered() {
        return boxes.placed().figure().number() > 0;
    }

    /** The circle of the sign: beside a place above the head, and else on the figure's own body. */
    private Ellipse2D sign(Ellipse2D number) {
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
        line(g, corners, Color.WHITE, 9);
        line(g, corners, theme.target(), 5);
        Ellipse2D plate = plate();
        if (isNumbered()) {
            NumberTag.target(g, fonts, boxes.placed().figure().number(), theme.target(), plate.getCenterX(), plate.getCenterY(),
                    plate.getWidth() / 2);
            return;
        }
        line(g, plate, Color.WHITE, 8);
        g.setColor(theme.paper());
        g.fill(plate);
        line(g, plate, theme.target(), 4);
        sign.paint(g, plate.getCenterX(), plate.getCenterY(), plate.getWidth() * 0.76);
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
        double half = Math.min(placed.base() * BESIDE, placed.tags().room() * placed.share() / 2 - APART);
        Rectangle2D body = new Rectangle2D.Double(placed.x() - half, placed.y() - placed.height() * ABOVE, 2 * half,
                placed.height() * ABOVE + placed.base() * BELOW);
        Ellipse2D number = number();
        double top = Math.min(body.getY(), number.getY() - AROUND);
        double low = Math.max(body.getMaxY(), number.getMaxY() + AROUND);
        return new Rectangle2D.Double(body.getX(), top, body.getWidth(), low - top);
    }
}
