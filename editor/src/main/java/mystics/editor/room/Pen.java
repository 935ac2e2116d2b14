package mystics.editor.room;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.editor.canvas.Inks;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Spot;
import mystics.editor.type.Says;
import mystics.geometry.Drawing;

/** A cross for drawing without a mouse. The arrow keys move the cross along the grid. Space puts the cross down or lifts it. */
final class Pen {
    private final RoomCanvas canvas;
    private final Pencil pencil;
    private final RoomOptions options;
    private Optional<Spot> at = Optional.empty();
    private boolean down;

    Pen(RoomCanvas canvas, Pencil pencil, RoomOptions options) {
        this.canvas = canvas;
        this.pencil = pencil;
        this.options = options;
    }

    /** Moves the cross by steps of the grid. */
    void go(int dx, int dy, int steps) {
        move(dx * steps * options.step(), dy * steps * options.step());
    }

    /** Moves the cross by tile units. While the cross is down, moving it is a drag. */
    void move(double dx, double dy) {
        Spot from = at.orElse(new Spot(Drawing.SIDE / 2, Drawing.SIDE / 2));
        Spot to = at.isEmpty() ? from : new Spot(bound(from.x() + dx), bound(from.y() + dy));
        at = Optional.of(to);
        if (down) pencil.drag(to, pencil.snap(canvas.scale()));
        say(to);
    }

    private static double bound(double value) {
        return Math.max(0, Math.min(Drawing.SIDE, value));
    }

    /** Puts the pen down or lifts it. Lifting the pen where it was put down counts as a click. */
    void toggle() {
        Spot here = at.orElse(new Spot(Drawing.SIDE / 2, Drawing.SIDE / 2));
        at = Optional.of(here);
        if (down) {
            pencil.release();
        } else {
            pencil.press(here, pencil.snap(canvas.scale()), canvas.scale(), Set.of());
        }
        down = !down;
        say(here);
    }

    /** Makes a click at the exact place of the cross. */
    void click() {
        Spot here = at.orElse(new Spot(Drawing.SIDE / 2, Drawing.SIDE / 2));
        at = Optional.of(here);
        pencil.press(here, Snap.FREE, canvas.scale(), Set.of());
        pencil.release();
    }

    private void say(Spot here) {
        Says.name(canvas, Sentence.of(down ? "Pen down, {x} east, {y} south" : "Pen, {x} east, {y} south", "x", Math.round(here.x()), "y",
                Math.round(here.y())));
        canvas.repaint();
    }

    /** Removes the pen, because the mouse draws or a drag was cancelled. */
    void lift() {
        at = Optional.empty();
        down = false;
    }

    void paint(Graphics2D g, Inks inks) {
        at.ifPresent(here -> {
            double arm = inks.pixels(down ? 8 : 14);
            g.setStroke(inks.pen(down ? 4 : 2));
            g.setColor(inks.wrong());
            g.draw(new Line2D.Double(here.x() - arm, here.y(), here.x() + arm, here.y()));
            g.draw(new Line2D.Double(here.x(), here.y() - arm, here.x(), here.y() + arm));
        });
    }
}
