package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/** The ground on which the figures of an open {@link Fan} stand, and the frames that show to which space they belong. */
final class FanGround {
    /** The width of the tail at its root. */
    private static final double TAIL = 70;
    /** The parts of the floor's light that the ground takes, and that it takes under a stark theme. */
    private static final double VEIL = 0.3;
    private static final double STARK = 0.5;

    private FanGround() {
    }

    /** The outline of the space whose figures are spread out. */
    static Optional<Shape> space(BoardPicture board) {
        return Fan.spot(board).map(spot -> Standing.outline(board.tiles().get(spot.tile()), spot.space()));
    }

    /**
     * The ground of an open fan: a plate behind the figures together with the space on which they stand, and a tail from the plate to a
     * space that lies apart.
     */
    static Optional<Area> of(BoardPicture board) {
        return Fan.box(board).flatMap(box -> Fan.spot(board).map(spot -> {
            Area ground = new Area(new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 40, 40));
            ground.add(new Area(tail(box, board.middle(spot))));
            space(board).ifPresent(space -> ground.add(new Area(space)));
            return ground;
        }));
    }

    /** A triangle from the middle of a plate to a point. */
    private static Shape tail(Rectangle2D plate, Point2D to) {
        double across = to.getX() - plate.getCenterX();
        double down = to.getY() - plate.getCenterY();
        double half = TAIL / 2 / Math.max(1, Math.hypot(across, down));
        Path2D tail = new Path2D.Double();
        tail.moveTo(plate.getCenterX() - down * half, plate.getCenterY() + across * half);
        tail.lineTo(plate.getCenterX() + down * half, plate.getCenterY() - across * half);
        tail.lineTo(to.getX(), to.getY());
        tail.closePath();
        return tail;
    }

    /** Paints a veil through which the floor is seen. The space itself keeps its light. */
    static void veil(Graphics2D g, BoardPicture board, Theme theme) {
        of(board).ifPresent(ground -> {
            space(board).ifPresent(space -> ground.subtract(new Area(space)));
            g.setColor(Colours.thin(Color.BLACK, theme.stark() ? STARK : VEIL));
            g.fill(ground);
        });
    }

    /** Paints a thin frame around all of the fan and a bright frame around its space. */
    static void frame(Graphics2D g, BoardPicture board) {
        of(board).ifPresent(ground -> frame(g, ground, 3));
        space(board).ifPresent(space -> frame(g, space, 6));
    }

    private static void frame(Graphics2D g, Shape shape, double width) {
        g.setColor(Colours.thin(Color.BLACK, 0.8));
        g.setStroke(UnevenPen.pen(width + 5));
        g.draw(shape);
        g.setColor(Color.WHITE);
        g.setStroke(UnevenPen.pen(width));
        g.draw(shape);
    }
}
