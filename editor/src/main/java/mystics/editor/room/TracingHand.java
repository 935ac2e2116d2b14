package mystics.editor.room;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import mystics.choice.Sentence;
import mystics.editor.canvas.Inks;
import mystics.editor.canvas.Tracing;
import mystics.editor.trace.PictureFit;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Spot;

/**
 * Places the picture to be traced: drags it, or fits it by two points. To fit it, the user clicks a point of the picture, and then the
 * place where the point belongs. The user then does the same for a second point.
 */
final class TracingHand {
    private static final double DOT = 5;
    private final TracingWork work;
    private Optional<Spot> grabbed = Optional.empty();
    private Optional<Fit> fit = Optional.empty();

    /** A fit that the user has begun: the place of the picture before it, and the clicks so far. */
    private record Fit(PictureFit before, List<Spot> clicks) {
        Fit with(Spot click) {
            List<Spot> more = new ArrayList<>(clicks);
            more.add(click);
            return new Fit(before, more);
        }
    }

    TracingHand(TracingWork work) {
        this.work = work;
    }

    TracingWork work() {
        return work;
    }

    boolean isFitting() {
        return fit.isPresent();
    }

    /**
     * Whether the picture can be placed: it exists, is visible and is not locked. If the picture cannot be placed, the method shows the
     * reason.
     */
    private boolean isFree() {
        Optional<Tracing> now = work.tracing();
        if (now.isEmpty()) {
            work.ready();
        } else if (now.get().is(Tracing.Sign.LOCKED)) {
            work.say(Sentence.of("The picture is locked where it is."));
        } else if (now.get().is(Tracing.Sign.HIDDEN)) {
            work.say(Sentence.of("The picture is hidden."));
        } else {
            return work.shown().isPresent();
        }
        return false;
    }

    /** Begins to fit the picture by two points. */
    void fit() {
        if (!isFree()) return;
        fit = Optional.of(new Fit(work.tracing().orElseThrow().placing(), List.of()));
        work.say(Sentence.of("Click a point of the picture. By keys: move the cross with the arrow keys, then press the space bar."));
    }

    /** The mouse button was pressed. */
    void press(Spot at, Snap snap) {
        if (!isFree()) {
            fit = Optional.empty();
        } else if (isFitting()) {
            click(at, snap);
        } else {
            grabbed = Optional.of(at);
        }
    }

    private void click(Spot at, Snap snap) {
        List<Spot> clicks = fit.orElseThrow().clicks();
        boolean target = clicks.size() % 2 == 1;
        Spot spot = target ? snap.at(at, Optional.empty()).at() : at;
        if (clicks.size() == 2 && !PictureFit.areApart(clicks.get(1), spot)) {
            work.say(Sentence.of("The second point lies too near the first one. Click a point farther away."));
            return;
        }
        fit = fit.map(now -> now.with(spot));
        switch (clicks.size()) {
            case 1 -> {
                work.show(now -> now.at(now.placing().moved(spot.x() - clicks.get(0).x(), spot.y() - clicks.get(0).y())));
                work.say(Sentence.of("Click a second point of the picture, far from the first one."));
            }
            case 3 -> {
                fit = Optional.empty();
                work.make(now -> now.at(now.placing().fitted(clicks.get(1), clicks.get(2), spot)));
                work.say(Sentence.of("The picture is fitted. Lock it, and draw."));
            }
            default -> work.say(Sentence.of("Click the place where this point belongs."));
        }
    }

    /** Called when the pointer moves while the mouse button is down. */
    void drag(Spot to) {
        grabbed.ifPresent(from -> work.show(now -> now.at(now.placing().moved(to.x() - from.x(), to.y() - from.y()))));
        grabbed = grabbed.map(from -> to);
    }

    /** The mouse button was released. */
    void release() {
        if (grabbed.isPresent()) work.make(now -> now);
        grabbed = Optional.empty();
    }

    /** Moves, turns or scales the picture by a key. */
    void place(UnaryOperator<PictureFit> change) {
        if (isFree() && !isFitting()) {
            work.make(now -> now.at(change.apply(now.placing())));
            work.ready();
        }
    }

    /** Cancels a fit, and puts the picture back where it lay before. */
    void drop() {
        fit.ifPresent(begun -> work.show(now -> now.at(begun.before())));
        if (isFitting()) work.ready();
        fit = Optional.empty();
        grabbed = Optional.empty();
    }

    /** Paints two points of the picture: the point that is already fitted, and the clicked point that still needs its place on the tile. */
    void paint(Graphics2D g, Inks inks) {
        fit.map(Fit::clicks).filter(clicks -> !clicks.isEmpty()).ifPresent(clicks -> {
            g.setColor(inks.wrong());
            g.setStroke(inks.pen(2));
            (clicks.size() == 1 ? clicks : clicks.subList(1, clicks.size())).forEach(at -> {
                double dot = inks.pixels(DOT);
                g.draw(new Ellipse2D.Double(at.x() - dot, at.y() - dot, 2 * dot, 2 * dot));
            });
        });
    }
}
