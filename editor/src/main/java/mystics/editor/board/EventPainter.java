package mystics.editor.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;
import mystics.editor.art.Colours;
import mystics.editor.art.Symbol;
import mystics.editor.art.UnevenPen;
import mystics.editor.board.BoardEvent.Find;
import mystics.editor.board.BoardEvent.Gain;
import mystics.editor.board.BoardEvent.Guard;
import mystics.editor.board.BoardEvent.Hurt;
import mystics.editor.board.BoardEvent.Miss;
import mystics.editor.board.BoardEvent.Roll;
import mystics.editor.board.BoardEvent.Surge;

/** Paints the events on the board at a moment, such as blows, shields, broken hearts, rolling cheese, or a card that turns over. */
final class EventPainter {
    private static final Color FLASH = new Color(0xffe27a);
    private static final int SPIKES = 9;
    /** The distance from a figure to the edge of an event at it, in tile units. */
    private static final double REACH = 100;
    private final BoardStyle style;
    private final FindPainter finds;
    private final double letter;
    private final Set<BoardSpace> lit;

    /**
     * @param letter the height of the window's letters, in tile units
     * @param lit the spaces to choose, which a found card leaves free if it can
     */
    EventPainter(BoardStyle style, FindPainter finds, double letter, Set<BoardSpace> lit) {
        this.lit = lit;
        this.style = style;
        this.finds = finds;
        this.letter = letter;
    }

    /**
     * Paints the events of an act at a moment.
     *
     * @param all the visible part of the board
     */
    void paint(Graphics2D g, BoardAct act, Moving now, Rectangle2D all) {
        double time = now.time();
        for (BoardEvent event : act.events()) {
            if (event.span().holds(time)) {
                double share = event.span().share(time);
                if (event instanceof Miss miss) {
                    act.middle(miss.at()).ifPresent(at -> miss(g, inside(at, all), share));
                } else if (event instanceof Guard guard) {
                    act.middle(guard.at()).ifPresent(at -> guard(g, inside(at, all), share));
                } else if (event instanceof Hurt hurt) {
                    act.middle(hurt.at()).ifPresent(at -> hurt(g, inside(at, all), hurt.hearts(), share));
                } else if (event instanceof Gain gain) {
                    act.middle(gain.by()).ifPresent(at -> cheese(g, new Point2D.Double(at.getX(), at.getY() - 130 + 110 * share), share));
                } else if (event instanceof Roll roll) {
                    act.middle(roll.from()).ifPresent(at -> cheese(g, rolled(at, now.wheel(), share), share));
                } else if (event instanceof Surge) {
                    surge(g, all, share);
                } else if (event instanceof Find find) {
                    finds.paint(g, act, find, room(now), share);
                }
            }
        }
    }

    /** The places that a found card and its words cover at a moment. */
    List<Rectangle2D> covered(Graphics2D g, BoardAct act, Moving now) {
        return act.events().stream().filter(event -> event.span().holds(now.time())).filter(Find.class::isInstance).map(Find.class::cast)
                .flatMap(find -> finds.covered(g, act, find, room(now)).stream()).toList();
    }

    private FindPainter.Room room(Moving now) {
        return new FindPainter.Room(now.clear(), letter, lit);
    }

    /** The point nearest to a figure around which an event lies wholly within the visible part of the board. */
    static Point2D inside(Point2D at, Rectangle2D all) {
        return new Point2D.Double(Math.max(all.getX() + REACH, Math.min(at.getX(), all.getMaxX() - REACH)),
                Math.max(all.getY() + REACH, Math.min(at.getY(), all.getMaxY() - REACH)));
    }

    /** Paints a star where the blow lands, and hearts whose halves fall apart. */
    private void hurt(Graphics2D g, Point2D at, int hearts, double share) {
        if (share < 0.4) {
            double size = 26 + 44 * Math.sin(Math.PI * Math.min(1, share / 0.4));
            Shape star = star(at, size);
            g.setColor(FLASH);
            g.fill(star);
            g.setColor(style.theme().ink());
            g.setStroke(UnevenPen.pen(4));
            g.draw(star);
        }
        for (int heart = 0; heart < hearts; heart++) {
            double x = at.getX() + (heart - (hearts - 1) / 2.0) * 62;
            halves(g, x, at.getY() - 70, share);
        }
    }

    private void halves(Graphics2D g, double x, double y, double share) {
        Composite plain = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.min(1, 2.2 * (1 - share))));
        for (BrokenHeart half : BrokenHeart.halves(share)) {
            half.paint(g, x, y, style.theme().ink());
        }
        g.setComposite(plain);
    }

    private static Shape star(Point2D at, double size) {
        Path2D star = new Path2D.Double();
        for (int point = 0; point < 2 * SPIKES; point++) {
            double angle = Math.PI * point / SPIKES - Math.PI / 2;
            double far = point % 2 == 0 ? size : size * 0.52;
            double x = at.getX() + Math.cos(angle) * far;
            double y = at.getY() + Math.sin(angle) * far;
            if (point == 0) {
                star.moveTo(x, y);
            } else {
                star.lineTo(x, y);
            }
        }
        star.closePath();
        return star;
    }

    /** Paints two strokes in the air beside a figure that a blow has missed. */
    private void miss(Graphics2D g, Point2D at, double share) {
        for (double size : new double[] {74, 96}) {
            Arc2D arc = new Arc2D.Double(at.getX() - size, at.getY() - size, 2 * size, 2 * size, 150 - 190 * share, -70 * Math.sin(Math.PI
                    * share), Arc2D.OPEN);
            g.setColor(Colours.thin(style.theme().ink(), 0.7));
            g.setStroke(UnevenPen.pen(11));
            g.draw(arc);
            g.setColor(Color.WHITE);
            g.setStroke(UnevenPen.pen(6));
            g.draw(arc);
        }
    }

    private void guard(Graphics2D g, Point2D at, double share) {
        double size = 120 * Math.min(1, 0.5 + 2.4 * share) * (share > 0.75 ? 1 - (share - 0.75) * 2 : 1);
        Symbol.SHIELD.paintGrounded(g, at.getX(), at.getY(), size);
    }

    /** A point on the curved way from a figure to the wheel. */
    private static Point2D rolled(Point2D from, Point2D to, double share) {
        double eased = share * share * (3 - 2 * share);
        return new Point2D.Double(from.getX() + (to.getX() - from.getX()) * eased,
                from.getY() + (to.getY() - from.getY()) * eased - 120 * Math.sin(Math.PI * eased));
    }

    private void cheese(Graphics2D g, Point2D at, double share) {
        AffineTransform before = g.getTransform();
        g.translate(at.getX(), at.getY());
        g.rotate(share * 2 * Math.PI);
        Symbol.CHEESE.paintGrounded(g, 0, 0, 66);
        g.setTransform(before);
    }

    /** Paints darkness that comes from the edges and fades. */
    private void surge(Graphics2D g, Rectangle2D all, double share) {
        double dark = Math.sin(Math.PI * share);
        g.setColor(Colours.thin(new Color(0x0a0210), 0.7 * dark));
        g.fill(all);
        double size = 220 + 120 * dark;
        Composite plain = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.min(1, dark)));
        Symbol.CLAWS.paintGrounded(g, all.getCenterX(), all.getCenterY(), size);
        g.setComposite(plain);
    }
}
