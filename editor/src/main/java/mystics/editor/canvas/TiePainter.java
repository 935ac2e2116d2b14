package mystics.editor.canvas;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import mystics.editor.trace.Spot;
import mystics.geometry.Plan;

/** Paints the lines of overlays. Every kind has its own form: solid, dashed, with an arrow, with a ring or with a cross. */
final class TiePainter {
    private final Graphics2D g;
    private final Inks inks;

    TiePainter(Graphics2D g, Inks inks) {
        this.g = g;
        this.inks = inks;
    }

    void paint(RoomPicture picture) {
        Plan plan = picture.plan();
        plain(picture, Tie.Kind.NEXT, inks.next(), inks.pen(1.6));
        plain(picture, Tie.Kind.SEES, inks.selected(), inks.broken(1.6, 9, 4));
        picture.ties().forEach(tie -> paint(tie, centre(plan, tie.from()), centre(plan, tie.to())));
    }

    /** Paints all lines of a kind at once, which is much faster than painting them one by one, and then the signs at their middles. */
    private void plain(RoomPicture picture, Tie.Kind kind, Color colour, Stroke pen) {
        Path2D lines = new Path2D.Double();
        Path2D dots = new Path2D.Double();
        picture.ties().stream().filter(tie -> tie.kind() == kind).forEach(tie -> {
            Spot from = centre(picture.plan(), tie.from());
            Spot to = centre(picture.plan(), tie.to());
            lines.append(Strokes.line(from, to), false);
            dots.append(Strokes.disc(from.toward(to, 0.5), inks.pixels(3.2)), false);
        });
        draw(lines, colour, pen);
        g.fill(dots);
    }

    private static Spot centre(Plan plan, int space) {
        return new Spot(plan.x(space), plan.y(space));
    }

    private void paint(Tie tie, Spot from, Spot to) {
        switch (tie.kind()) {
            case NEXT, SEES -> {
                // The lines of these two kinds are already painted.
            }
            case DOWN -> {
                line(from, to, inks.yellow(), inks.pen(2.2));
                head(from, to, inks.yellow());
            }
            case RED -> line(from, to, inks.wrong(), inks.broken(2, 5, 5));
            case JOINED, SHOWN -> {
                line(from, to, inks.byHand(), inks.pen(2.4));
                ring(from.toward(to, 0.5));
            }
            case PARTED, HIDDEN -> {
                line(from, to, inks.byHand(), inks.broken(2, 8, 6));
                cross(from.toward(to, 0.5));
            }
            case FLOWS -> {
                line(from, to, inks.selected(), inks.pen(2.4));
                head(from, to, inks.selected());
            }
        }
    }

    private void line(Spot from, Spot to, Color colour, Stroke pen) {
        draw(Strokes.line(from, to), colour, pen);
    }

    private void draw(Shape lines, Color colour, Stroke pen) {
        g.setStroke(inks.pen(3.6));
        g.setColor(inks.halo());
        g.draw(lines);
        g.setStroke(pen);
        g.setColor(colour);
        g.draw(lines);
    }

    private void head(Spot from, Spot to, Color colour) {
        g.setColor(colour);
        g.fill(Strokes.head(from, from.toward(to, 0.62), inks.pixels(14)));
    }

    private void ring(Spot at) {
        g.setColor(inks.halo());
        g.fill(Strokes.disc(at, inks.pixels(6)));
        g.setStroke(inks.pen(2.4));
        g.setColor(inks.byHand());
        g.draw(Strokes.disc(at, inks.pixels(6)));
    }

    private void cross(Spot at) {
        double arm = inks.pixels(6);
        g.setStroke(inks.pen(3));
        g.setColor(inks.byHand());
        g.draw(Strokes.line(at.plus(-arm, -arm), at.plus(arm, arm)));
        g.draw(Strokes.line(at.plus(-arm, arm), at.plus(arm, -arm)));
    }
}
