package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import mystics.editor.board.FlipPicture;
import mystics.editor.type.Type;

/**
 * The other side of a tile, which peeks out below the tile on the map, with a ladder and the name of the room. An unexplored room is dark.
 *
 * @param letter the height of the map's letters, in pixels
 */
record MapSheet(FlipPicture way, float letter) {
    private static final Color KNOWN = new Color(0xd2bd92);
    private static final Color DARK = new Color(0x54473a);
    private static final Color EDGE = new Color(0x9a8a70);
    private static final Color INK = new Color(0x2a1d10);
    private static final Color PALE = new Color(0xf0e2c2);
    private static final Color LAMP = new Color(0xffd23c);
    /** The height and the width of the ladder, its distance from the edge, and the thickness of its rails, in letter heights. */
    private static final double LADDER = 1.05;
    private static final double BROAD = 0.5;
    private static final double ASIDE = 0.27;
    private static final double RAIL = 0.13;
    private static final int RUNGS = 3;
    private static final double NAME = 0.95;

    /** Paints the sheet into its place. */
    void paint(Graphics2D ink, Rectangle place) {
        int inset = Math.round(letter * 0.15f);
        ink.setColor(EDGE);
        ink.fillRoundRect(place.x + inset, place.y - 6, place.width - 1 - inset * 2, place.height + 5, 7, 7);
        ink.setColor(way.known() ? KNOWN : DARK);
        ink.fillRoundRect(place.x + inset + 1, place.y - 6, place.width - 3 - inset * 2, place.height + 4, 6, 6);
        double left = place.x + inset + letter * ASIDE;
        double middle = place.y + place.height / 2.0 + 0.5;
        ladder(ink, left, middle - letter * LADDER / 2);
        double from = left + letter * (BROAD + ASIDE);
        name(ink, new Rectangle2D.Double(from, place.y, place.getMaxX() - inset - letter * ASIDE - from, place.height));
    }

    private void ladder(Graphics2D ink, double x, double y) {
        double high = letter * LADDER;
        Path2D ladder = new Path2D.Double();
        ladder.append(new Line2D.Double(x, y, x, y + high), false);
        ladder.append(new Line2D.Double(x + letter * BROAD, y, x + letter * BROAD, y + high), false);
        for (int rung = 0; rung < RUNGS; rung++) {
            double at = y + high * (rung + 0.5) / RUNGS;
            ladder.append(new Line2D.Double(x, at, x + letter * BROAD, at), false);
        }
        ink.setColor(way.known() ? INK : LAMP);
        ink.setStroke(new BasicStroke((float) (letter * RAIL)));
        ink.draw(ladder);
    }

    private void name(Graphics2D ink, Rectangle2D place) {
        Font usual = Type.plain().deriveFont(Font.BOLD, (float) (letter * NAME));
        MapName name = MapName.of(way.to(), usual, new Dimension((int) place.getWidth(), (int) place.getHeight()));
        ink.setColor(way.known() ? INK : PALE);
        name.write(ink, place.getCenterX(), place.getCenterY() - name.height() / 2);
    }
}
