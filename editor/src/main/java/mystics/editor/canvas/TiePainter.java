package mystics.editor.canvas;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import mystics.editor.trace.Spot;
import mystics.geometry.Plan;

/** Paints the lines of overlays. Every kind has a form of its own: whole, broken, with an arrow, with a ring or with a cross. */
final class TiePainter {
    private final Graphics2D g;
    private final Inks inks;

    TiePainter(Graphics2D g, Inks inks) {
        this.g = g;
        this.inks = inks;
    }

    void paint(RoomPicture picture) {
        picture.ties().forEach(tie -> paint(tie, centre(picture.plan(), tie.from()), centre(picture.plan(), tie.to())));
    }

    private static Spot centre(Plan plan, int space) {
        return new Spot(plan.x(space), plan.y(space));
    }

    private void paint(Tie tie, Spot from, Spot to) {
        switch (tie.kind()) {
            case NEXT -> {
                line(from, to, inks.next(), inks.pen(1.6));
                dot(from.toward(to, 0.5), inks.next());
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
            case SEES -> {
                line(from, to, inks.selected(), inks.broken(1.6, 9, 4));
                dot(from.toward(to, 0.5), inks.selected());
            }
            case FLOWS -> {
                line(from, to, inks.selected(), inks.pen(2.4));
                head(from, to, inks.selected());
            }
        }
    }

    private void line(Spot from, Spot to, Color colour, Stroke pen) {
        g.setStroke(inks.pen(3.6));
        g.setColor(inks.halo());
        g.draw(Figures.line(from, to));
        g.setStroke(pen);
        g.setColor(colour);
        g.draw(Figures.line(from, to));
    }

    private void head(Spot from, Spot to, Color colour) {
        g.setColor(colour);
        g.fill(Figures.head(from, from.toward(to, 0.62), inks.pixels(14)));
    }

    /** The place where a click settles by hand what the line says. */
    private void dot(Spot at, Color colour) {
        g.setColor(colour);
        g.fill(Figures.disc(at, inks.pixels(3.2)));
    }

    private void ring(Spot at) {
        g.setColor(inks.halo());
        g.fill(Figures.disc(at, inks.pixels(6)));
        g.setStroke(inks.pen(2.4));
        g.setColor(inks.byHand());
        g.draw(Figures.disc(at, inks.pixels(6)));
    }

    private void cross(Spot at) {
        double arm = inks.pixels(6);
        g.setStroke(inks.pen(3));
        g.setColor(inks.byHand());
        g.draw(Figures.line(at.plus(-arm, -arm), at.plus(arm, arm)));
        g.draw(Figures.line(at.plus(-arm, arm), at.plus(arm, -arm)));
    }
}
