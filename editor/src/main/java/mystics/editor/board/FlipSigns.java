package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.editor.art.Colours;
import mystics.editor.art.Hand;
import mystics.editor.art.Theme;
import mystics.geometry.Drawing;

/**
 * Signs of flip spaces (EXPLORE-5): a round way down where the mark is printed, light in it where nobody has been yet. While it may be taken it stands above the
 * space instead, where nobody's head is, framed and with the name of where it leads.
 */
final class FlipSigns {
    private static final double RADIUS = 33;
    private static final double ABOVE = 30;
    private static final Color RIM = new Color(0x8a6a45);
    private static final Color DEPTH = new Color(0x1b130d);
    private static final Color LAMP = new Color(0xffd884);
    private static final float[] DASH = {14, 8};
    private final Graphics2D g;
    private final BoardPicture board;
    private final BoardStyle style;
    private final Theme theme;

    FlipSigns(Graphics2D g, BoardPicture board, BoardStyle style) {
        this.g = g;
        this.board = board;
        this.style = style;
        this.theme = style.theme();
    }

    /** The round place of a sign on the board. */
    static Ellipse2D place(BoardPicture board, Spot spot) {
        TilePicture tile = board.tiles().get(spot.tile());
        Point2D middle = PrintedMarks.middle(tile.room(), Aim.OnFlip.ABOUT, spot.space());
        return new Ellipse2D.Double(tile.x() + middle.getX() - RADIUS, tile.y() + middle.getY() - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /** The place of the sign above the space, of a way that may be taken. */
    static Ellipse2D lit(BoardPicture board, Spot spot) {
        Rectangle2D space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
        return new Ellipse2D.Double(space.getCenterX() - RADIUS, space.getY() - ABOVE - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /** What lies on the floor: every sign but those of ways that may be taken now, for each stands but once. */
    void under(Set<Aim> open) {
        board.flips().stream().filter(flip -> !open.contains(flip.aim())).forEach(flip -> {
            if (!flip.known() && !theme.stark()) {
                lamp(place(board, flip.spot()));
            }
            sign(flip, place(board, flip.spot()));
        });
    }

    /** Light comes up from below. */
    private void lamp(Ellipse2D place) {
        double far = RADIUS * 2;
        g.setPaint(new RadialGradientPaint((float) place.getCenterX(), (float) place.getCenterY(), (float) far, new float[] {0.3f, 1}, new Color[] {Colours.thin(LAMP, 0.7), Colours.thin(LAMP, 0)}));
        g.fill(new Ellipse2D.Double(place.getCenterX() - far, place.getCenterY() - far, 2 * far, 2 * far));
    }

    /** What may not be hidden by whoever stands there: signs of ways that may be taken now, with where they lead. */
    void over(Set<Aim> open) {
        board.flips().stream().filter(flip -> open.contains(flip.aim())).forEach(flip -> {
            Rectangle2D box = named(flip);
            plate(flip).paint(g, style.fonts(), theme, box.getCenterX(), box.getCenterY());
            Ellipse2D place = lit(board, flip.spot());
            sign(flip, place);
            frame(place);
        });
    }

    private void sign(FlipPicture flip, Ellipse2D place) {
        double x = place.getCenterX();
        double y = place.getCenterY();
        g.setColor(theme.stark() ? Color.WHITE : RIM);
        g.fill(place);
        g.setColor(theme.ink());
        g.setStroke(Hand.pen(3.4));
        g.draw(place);
        Shape depth = new Ellipse2D.Double(x - RADIUS * 0.8, y - RADIUS * 0.8, RADIUS * 1.6, RADIUS * 1.6);
        g.setColor(DEPTH);
        g.fill(depth);
        if (!flip.known()) {
            g.setPaint(new RadialGradientPaint((float) x, (float) (y + RADIUS * 0.5), (float) RADIUS, new float[] {0, 1}, new Color[] {Colours.thin(LAMP, 0.55), Colours.thin(LAMP, 0)}));
            g.fill(depth);
        }
        style.tokens().print(g, Aim.OnFlip.ABOUT, x, y, RADIUS * 1.42);
    }

    private void frame(Ellipse2D place) {
        g.setColor(Color.WHITE);
        g.setStroke(Hand.pen(10));
        g.draw(place);
        g.setColor(theme.legal());
        g.setStroke(new BasicStroke(6.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASH, 0));
        g.draw(place);
    }

    private NamePlate plate(FlipPicture flip) {
        return new NamePlate(style.wording().apply(flip.words()), !flip.known());
    }

    /** What the signs cover that stand above their spaces. */
    List<Rectangle2D> boxes(Set<Aim> open) {
        return board.flips().stream().filter(flip -> open.contains(flip.aim())).flatMap(flip -> Stream.of(named(flip), lit(board, flip.spot()).getBounds2D())).toList();
    }

    /** Where the name stands of a way that may be taken: beside its sign, on the side where the tile has more room. */
    private Rectangle2D named(FlipPicture flip) {
        TilePicture tile = board.tiles().get(flip.spot().tile());
        Ellipse2D sign = lit(board, flip.spot());
        double wide = 2 * plate(flip).half(g, style.fonts());
        boolean left = sign.getCenterX() > tile.x() + Drawing.SIDE / 2;
        return new Rectangle2D.Double(left ? sign.getX() - wide + 8 : sign.getMaxX() - 8, sign.getCenterY() - NamePlate.HIGH / 2, wide, NamePlate.HIGH);
    }
}
