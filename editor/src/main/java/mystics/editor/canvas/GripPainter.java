package mystics.editor.canvas;

import java.awt.Graphics2D;
import java.awt.Shape;
import mystics.editor.art.Colours;
import mystics.editor.trace.Spot;
import mystics.geometry.Points;

/** Paints grips, guides, the shape that is being drawn, and flaws at their places. */
final class GripPainter {
    private final Graphics2D g;
    private final Inks inks;

    GripPainter(Graphics2D g, Inks inks) {
        this.g = g;
        this.inks = inks;
    }

    void paint(RoomPicture picture) {
        picture.flaws().forEach(this::flaw);
        g.setStroke(inks.broken(1.4, 5, 4));
        g.setColor(inks.byHand());
        picture.guides().forEach(guide -> g.draw(Strokes.path(guide)));
        sketched(picture.sketched());
        picture.grips().forEach(this::grip);
    }

    private void sketched(Points corners) {
        if (corners.count() == 0) return;
        g.setStroke(inks.pen(2.4));
        g.setColor(inks.selected());
        g.draw(Strokes.path(corners));
        for (int corner = 0; corner < corners.count(); corner++) {
            g.fill(Strokes.disc(Spot.of(corners, corner), inks.pixels(5)));
        }
    }

    /** Paints a grip. A corner is a filled square, an edge is a small round grip, and the tip of an arrow is a filled disc. */
    private void grip(Grip grip) {
        Shape shape = grip.kind() == Grip.Kind.CORNER ? Strokes.square(grip.at(), inks.pixels(5))
                : Strokes.disc(grip.at(), inks.pixels(grip.kind() == Grip.Kind.EDGE ? 4 : 7));
        g.setColor(grip.kind() == Grip.Kind.TIP ? inks.selected() : inks.halo());
        g.fill(shape);
        g.setStroke(inks.pen(grip.kind() == Grip.Kind.EDGE ? 1.2 : 2));
        g.setColor(inks.selected());
        g.draw(shape);
    }

    private void flaw(RoomFlaw flaw) {
        Shape place = Strokes.path(flaw.where());
        g.setColor(Colours.thin(inks.wrong(), 0.3));
        g.setStroke(inks.pen(16));
        g.draw(place);
        g.setColor(inks.wrong());
        g.setStroke(inks.pen(3));
        g.draw(place);
        Strokes.words(g, "!", flaw.middle(), inks.pixels(16), inks.halo(), inks.wrong());
    }
}
