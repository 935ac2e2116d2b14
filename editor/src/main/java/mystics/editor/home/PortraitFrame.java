package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Sketch;

/** The frame of a portrait on a plate that is wider than the portrait: all of the portrait is seen, and it ends at a line. */
record PortraitFrame(Sketch portrait) {
    private static final int ROUND = 14;
    /** The distance of the frame from the edges of its place, and the width of its line, in pixels. */
    private static final double INSET = 3;
    private static final float LINE = 2;
    private static final Color FRAME = new Color(0x7a4b22);

    /** Paints the portrait with its frame into a place. */
    void paint(Graphics2D ink, Rectangle2D place) {
        Shape frame = new RoundRectangle2D.Double(place.getX() + INSET, place.getY() + INSET, place.getWidth() - 2 * INSET,
                place.getHeight() - 2 * INSET, ROUND, ROUND);
        Shape before = ink.getClip();
        ink.clip(frame);
        portrait.paint(ink, place.getX(), place.getY(), place.getWidth(), place.getHeight());
        ink.setClip(before);
        ink.setColor(FRAME);
        ink.setStroke(new BasicStroke(LINE));
        ink.draw(frame);
    }
}
