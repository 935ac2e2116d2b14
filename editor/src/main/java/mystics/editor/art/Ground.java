package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Paints the floor material of one space inside its outline. */
final class Ground {
    private static final double BRICK_LENGTH = 74;
    private static final double BRICK_HEIGHT = 36;
    private final Graphics2D g;
    private final Surface surface;
    private final UnevenPen hand;
    private final Rectangle2D box;

    private Ground(Graphics2D g, Surface surface, UnevenPen hand, Rectangle2D box) {
        this.g = g;
        this.surface = surface;
        this.hand = hand;
        this.box = box;
    }

    /** Paints inside the current clip. */
    static void paint(Graphics2D g, Surface surface, Shape shape, UnevenPen hand) {
        Ground ground = new Ground(g, surface, hand, shape.getBounds2D());
        switch (surface.texture()) {
            case BRICKS -> ground.bricks();
            case TILES -> ground.tiles();
            case BOARDS -> ground.boards();
            case EARTH -> ground.earth();
            case CLOTH -> Cloth.paint(g, surface, shape, hand);
            case TUBE -> Tube.paint(g, surface, shape.getBounds2D(), hand);
            default -> ground.stone();
        }
    }

    private Color tint(double most) {
        double share = hand.waver(most);
        return share > 0 ? Colours.bright(surface.fill(), share) : Colours.dark(surface.fill(), -share);
    }

    private void bricks() {
        g.setColor(Colours.dark(surface.fill(), 0.34));
        g.fill(box);
        int row = 0;
        for (double y = box.getY() - hand.between(0, 12); y < box.getMaxY(); y += BRICK_HEIGHT, row++) {
            for (double x = box.getX() - (row % 2) * BRICK_LENGTH / 2 - 20; x < box.getMaxX(); x += BRICK_LENGTH) {
                double dx = hand.waver(1.5);
                g.setColor(tint(0.17));
                g.fill(new RoundRectangle2D.Double(x + dx, y + hand.waver(1.2), BRICK_LENGTH - 4, BRICK_HEIGHT - 4, 9, 9));
                g.setColor(Colours.thin(Color.WHITE, 0.13));
                g.setStroke(UnevenPen.pen(2));
                g.draw(new Line2D.Double(x + dx + 6, y + 3, x + dx + BRICK_LENGTH - 12, y + 3 + hand.waver(1)));
            }
        }
        specks(14, 2.4);
    }

    private void tiles() {
        g.setColor(Colours.dark(surface.fill(), 0.3));
        g.fill(box);
        double side = 76;
        for (int row = 0; row * side < box.getHeight() + side; row++) {
            for (int column = 0; column * side < box.getWidth() + side; column++) {
                boolean odd = (row + column) % 2 == 1;
                Color plain = tint(0.06);
                g.setColor(odd ? Colours.mix(plain, new Color(0xa8552f), 0.38) : plain);
                double x = box.getX() + column * side;
                double y = box.getY() + row * side;
                g.fill(new RoundRectangle2D.Double(x, y, side - 4, side - 4, 8, 8));
                g.setColor(Colours.thin(Color.WHITE, 0.22));
                g.setStroke(UnevenPen.pen(2.5));
                g.draw(new Line2D.Double(x + 8, y + 5, x + side * hand.between(0.3, 0.7), y + 5));
            }
        }
        cracks(1);
    }

    private void boards() {
        for (double y = box.getY(); y < box.getMaxY(); y += 42) {
            g.setColor(tint(0.13));
            g.fill(new Rectangle2D.Double(box.getX(), y, box.getWidth(), 42));
            g.setColor(Colours.thin(surface.ink(), 0.22));
            g.setStroke(UnevenPen.pen(1.5));
            for (int line = 0; line < 3; line++) {
                double at = y + 8 + line * 12 + hand.waver(3);
                Path2D grain = new Path2D.Double();
                grain.moveTo(box.getX(), at);
                for (double x = box.getX(); x < box.getMaxX(); x += 90) {
                    grain.quadTo(x + 45, at + hand.waver(7), x + 90, at + hand.waver(3));
                }
                g.draw(grain);
            }
            g.setColor(Colours.thin(surface.ink(), 0.6));
            g.setStroke(UnevenPen.pen(2.5));
            g.draw(new Line2D.Double(box.getX(), y, box.getMaxX(), y + hand.waver(2)));
        }
    }

    private void earth() {
        g.setColor(tint(0.06));
        g.fill(box);
        for (int blot = 0; blot < 9; blot++) {
            double size = hand.between(24, 72);
            g.setColor(Colours.thin(hand.pick(2) == 0 ? Colours.dark(surface.fill(), 0.35) : Colours.bright(surface.fill(), 0.4), 0.16));
            g.fill(new Ellipse2D.Double(somewhereX() - size / 2, somewhereY() - size / 3, size, size * 0.6));
        }
        specks(26, 4);
    }

    private void stone() {
        g.setColor(tint(0.14));
        g.fill(box);
        for (int blot = 0; blot < 4; blot++) {
            double size = hand.between(30, 90);
            g.setColor(Colours.thin(hand.pick(2) == 0 ? Colours.dark(surface.fill(), 0.4) : Colours.bright(surface.fill(), 0.5), 0.12));
            g.fill(new Ellipse2D.Double(somewhereX() - size / 2, somewhereY() - size / 3, size, size * 0.7));
        }
        specks(22, 3);
        cracks(hand.pick(3));
    }

    private double somewhereX() {
        return hand.between(box.getX(), box.getMaxX());
    }

    private double somewhereY() {
        return hand.between(box.getY(), box.getMaxY());
    }

    private void specks(int count, double most) {
        for (int i = 0; i < count; i++) {
            double size = hand.between(1.2, most);
            g.setColor(Colours.thin(hand.pick(3) == 0 ? Color.WHITE : surface.ink(), 0.26));
            g.fill(new Ellipse2D.Double(somewhereX(), somewhereY(), size * 1.3, size));
        }
    }

    private void cracks(int count) {
        g.setStroke(UnevenPen.pen(1.8));
        for (int i = 0; i < count; i++) {
            double x = somewhereX();
            double y = somewhereY();
            Path2D crack = new Path2D.Double();
            crack.moveTo(x, y);
            double angle = hand.between(0, Math.PI * 2);
            for (int piece = 0; piece < 4; piece++) {
                angle += hand.waver(0.8);
                x += Math.cos(angle) * hand.between(8, 20);
                y += Math.sin(angle) * hand.between(8, 20);
                crack.lineTo(x, y);
            }
            g.setColor(Colours.thin(surface.ink(), 0.4));
            g.draw(crack);
        }
    }
}
