package mystics.editor.room;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.canvas.Inks;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Soundness;
import mystics.editor.trace.Spot;
import mystics.editor.type.Says;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** With these keys, the user selects an element of a room, selects one of its corners, and moves that corner. */
final class CornerKeys {
    private static final double DOT = 7;
    private final RoomCanvas canvas;
    private final RoomWork work;
    private Optional<Held> held = Optional.empty();

    /** A corner of an element, by the number of the corner. */
    private record Held(Element element, int corner) {
    }

    CornerKeys(RoomCanvas canvas, RoomWork work) {
        this.canvas = canvas;
        this.work = work;
    }

    /** Selects the next or the previous element of the room. */
    void thing(int way) {
        List<Element> all = ElementShapes.all(work.drawing());
        if (all.isEmpty()) return;
        int at = work.selected().size() == 1 ? all.indexOf(work.selected().iterator().next()) : way > 0 ? -1 : 0;
        work.select(List.of(all.get(Math.floorMod(at + way, all.size()))));
    }

    /** Selects the next corner of the selected element. */
    void next() {
        held = work.selected().stream().filter(one -> work.selected().size() == 1 && one.hasPoints()).findFirst()
                .map(element -> new Held(element, (held().map(Held::corner).orElse(-1) + 1) % shape(element).count()));
        say();
    }

    private Points shape(Element element) {
        return ElementShapes.of(work.drawing(), element);
    }

    /** The selected corner, as long as its element stays selected and has that corner. */
    private Optional<Held> held() {
        return held.filter(now -> work.selected().size() == 1 && work.selected().contains(now.element())
                && now.corner() < shape(now.element()).count());
    }

    private Optional<Spot> spot() {
        return held().map(now -> Spot.of(shape(now.element()), now.corner()));
    }

    /**
     * Moves the corner by a distance in tile units. If the shape would then cross itself, the corner does not move. Returns whether a
     * corner is selected.
     */
    boolean move(double dx, double dy) {
        held().ifPresent(now -> {
            Points after = Shaping.with(shape(now.element()), now.corner(), Spot.of(shape(now.element()), now.corner()).plus(dx, dy));
            if (now.element().isSpace() ? Soundness.isShape(after) : after.count() > 0) make(now, after);
        });
        return held().isPresent();
    }

    private void make(Held now, Points after) {
        boolean inside = Shaping.spots(after).stream().allMatch(at -> Math.min(at.x(), at.y()) >= 0
                && Math.max(at.x(), at.y()) <= Drawing.SIDE);
        if (inside) work.make(Sentence.of("moved a corner"), ElementShapes.with(work.drawing(), now.element(), after));
        say();
    }

    /** Clears the selection of the corner. */
    void drop() {
        held = Optional.empty();
    }

    private void say() {
        spot().ifPresent(at -> Says.name(canvas, Sentence.of("Corner, {x} east, {y} south", "x", Math.round(at.x()), "y",
                Math.round(at.y()))));
        canvas.repaint();
    }

    void paint(Graphics2D g, Inks inks) {
        spot().ifPresent(at -> {
            double dot = inks.pixels(DOT);
            g.setColor(inks.wrong());
            g.fill(new Ellipse2D.Double(at.x() - dot, at.y() - dot, 2 * dot, 2 * dot));
        });
    }
}
