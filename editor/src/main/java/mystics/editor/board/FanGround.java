package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * The plate of an open {@link Fan}: plain and opaque, with a pointer to the space that is enlarged, so that nobody takes the plate for
 * a part of the floor. From a distance the pointer is a thin line, which hides no space, to a small ring in the space.
 */
final class FanGround {
    private static final Color PLATE = new Color(0x1f1a17);
    static final Color BORDER = new Color(0xf3e7cd);
    private static final double ROUND = 36;
    private static final double LINE = 5;
    /** Half the width of the pointer at its root, and the distance of the root from the corners of the plate. */
    private static final double HALF = 14;
    private static final double CORNER = ROUND / 2 + HALF;
    /** The distance of the tip from the edge of the space. */
    private static final double TIP = 22;
    /** The distance of the plate from which its pointer is a line, and the radius of the ring at its end. */
    private static final double FAR = 110;
    private static final double RING = 10;
    private static final double THREAD = 4;
    private static final int SHADE = 6;
    private static final double SOFT = 4;
    private final BoardPicture board;
    private final Fan fan;
    private final Shape space;

    FanGround(BoardPicture board, Fan fan) {
        this.board = board;
        this.fan = fan;
        this.space = Standing.outline(board.tiles().get(fan.spot().tile()), fan.spot().space());
    }

    /** The plate with its pointer. */
    Area shape() {
        Rectangle2D plate = fan.plate();
        Area shape = new Area(new RoundRectangle2D.Double(plate.getX(), plate.getY(), plate.getWidth(), plate.getHeight(), ROUND, ROUND));
        if (!isFar()) shape.add(new Area(pointer()));
        return shape;
    }

    /** Whether the plate is so far from its space that a pointer would hide much of the floor. */
    boolean isFar() {
        Rectangle2D plate = fan.plate();
        Point2D tip = tip();
        double across = Math.max(0, Math.max(plate.getX() - tip.getX(), tip.getX() - plate.getMaxX()));
        double down = Math.max(0, Math.max(plate.getY() - tip.getY(), tip.getY() - plate.getMaxY()));
        return Math.hypot(across, down) > FAR;
    }

    private Shape pointer() {
        Point2D root = root(fan.plate(), space.getBounds2D());
        Point2D tip = tip();
        double far = Math.max(1, root.distance(tip));
        double across = (tip.getX() - root.getX()) / far * HALF;
        double down = (tip.getY() - root.getY()) / far * HALF;
        Path2D pointer = new Path2D.Double();
        pointer.moveTo(root.getX() - down, root.getY() + across);
        pointer.lineTo(root.getX() + down, root.getY() - across);
        pointer.lineTo(tip.getX(), tip.getY());
        pointer.closePath();
        return pointer;
    }

    /** The point of a plate at which its pointer to a space begins: the nearest one that is no corner. */
    static Point2D root(Rectangle2D plate, Rectangle2D space) {
        return new Point2D.Double(within(space.getCenterX(), plate.getX(), plate.getMaxX()),
                within(space.getCenterY(), plate.getY(), plate.getMaxY()));
    }

    private static double within(double at, double from, double to) {
        return Math.max(from + CORNER, Math.min(to - CORNER, at));
    }

    /** The tip of the pointer: just inside the edge of the space. */
    Point2D tip() {
        Point2D root = root(fan.plate(), space.getBounds2D());
        Point2D middle = board.middle(fan.spot());
        double step = 1 / Math.max(1, root.distance(middle));
        double share = 0;
        while (share < 1 && !space.contains(between(root, middle, share))) share += step;
        return between(root, middle, Math.min(1, share + TIP * step));
    }

    private static Point2D between(Point2D from, Point2D to, double share) {
        return new Point2D.Double(from.getX() + (to.getX() - from.getX()) * share, from.getY() + (to.getY() - from.getY()) * share);
    }

    /** Paints the frame of the space, the shadow of the plate, and the plate. */
    void paint(Graphics2D g, Theme theme) {
        line(g, space, LINE);
        Area shape = shape();
        if (isFar()) thread(g);
        if (!theme.stark()) shade(g, shape);
        g.setColor(theme.stark() ? Color.BLACK : PLATE);
        g.fill(shape);
        line(g, shape, LINE);
    }

    /** Paints a thin line from the plate to a ring in the space. */
    private void thread(Graphics2D g) {
        Point2D tip = tip();
        Shape ring = new Ellipse2D.Double(tip.getX() - RING, tip.getY() - RING, 2 * RING, 2 * RING);
        line(g, new Line2D.Double(root(fan.plate(), space.getBounds2D()), tip), THREAD);
        g.setColor(PLATE);
        g.fill(ring);
        line(g, ring, THREAD);
    }

    private static void shade(Graphics2D g, Shape shape) {
        AffineTransform before = g.getTransform();
        g.translate(SOFT, 2 * SOFT);
        g.setColor(Colours.thin(Color.BLACK, 0.13));
        for (int ring = 0; ring < SHADE; ring++) {
            g.setStroke(UnevenPen.pen(2 * SOFT * ring));
            g.draw(shape);
        }
        g.setTransform(before);
    }

    private static void line(Graphics2D g, Shape shape, double width) {
        g.setColor(Colours.thin(Color.BLACK, 0.8));
        g.setStroke(UnevenPen.pen(width + 5));
        g.draw(shape);
        g.setColor(BORDER);
        g.setStroke(UnevenPen.pen(width));
        g.draw(shape);
    }
}
