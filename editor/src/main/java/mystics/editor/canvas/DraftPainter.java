package mystics.editor.canvas;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.Predicate;
import mystics.editor.art.Colours;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/**
 * Paints a room as a technical drawing: outlines, ids, walls, black areas, lines with their arrows, and the names of marks. All measures
 * are in tile units.
 */
public final class DraftPainter {
    private static final double LETTERS = 13;
    private final Graphics2D g;
    private final Inks inks;

    /** A painter for one picture. */
    public DraftPainter(Graphics2D g, Inks inks) {
        this.g = g;
        this.inks = inks;
    }

    /** Paints the drawing and everything above it. */
    public void paint(RoomPicture picture) {
        paint(picture, element -> true);
    }

    /** Paints some elements of a drawing, and everything in the picture besides the drawing. */
    public void paint(RoomPicture picture, Predicate<Element> shown) {
        picture.beneath().ifPresent(this::beneath);
        Drawing d = picture.drawing();
        each(ElementKind.DECOR, d.decor(), shown, (decor, at) -> outline(Strokes.area(decor.shape()), Colours.thin(inks.ink(), 0.35),
                inks.broken(1, 4, 4)));
        spaces(picture, shown);
        each(ElementKind.BLACK, d.black(), shown, (rock, at) -> rock(rock));
        each(ElementKind.WALL, d.walls(), shown, (wall, at) -> twice(Strokes.path(wall), inks.ink(), 5));
        new TiePainter(g, inks).paint(picture);
        each(ElementKind.LINE, d.lines(), shown, (line, at) -> line(line));
        each(ElementKind.MARK, d.marks(), shown, (mark, at) -> current(d, picture.plan(), new Element(ElementKind.MARK, at)));
        names(picture, shown);
        each(ElementKind.EXIT, d.exits(), shown, (exit, at) -> exit(exit));
        picture.selected().stream().filter(element -> !element.isSpace()).filter(shown).forEach(element -> selected(d, element));
        new GripPainter(g, inks).paint(picture);
    }

    /** Paints one element of a list. The element is given with its number. */
    private interface Stroking<T> {
        void paint(T thing, int at);
    }

    private static <T> void each(ElementKind kind, List<T> things, Predicate<Element> shown, Stroking<T> stroke) {
        for (int at = 0; at < things.size(); at++) {
            if (shown.test(new Element(kind, at))) stroke.paint(things.get(at), at);
        }
    }

    private void beneath(Drawing other) {
        g.setStroke(inks.broken(1.2, 6, 5));
        g.setColor(Colours.thin(inks.selected(), 0.55));
        other.spaces().forEach(space -> g.draw(Strokes.area(space.shape())));
        other.black().forEach(rock -> g.draw(Strokes.area(rock)));
        other.walls().forEach(wall -> g.draw(Strokes.path(wall)));
    }

    /**
     * Paints the outlines of all spaces at once, which is much faster than painting them one by one. Selected outlines are painted above
     * the others.
     */
    private void spaces(RoomPicture picture, Predicate<Element> shown) {
        Path2D others = new Path2D.Double();
        Path2D selected = new Path2D.Double();
        each(ElementKind.SPACE, picture.drawing().spaces(), shown, (space, at) -> (picture.selected().contains(Element.space(at)) ? selected
                : others).append(Strokes.area(space.shape()), false));
        twice(others, inks.ink(), 1.4);
        g.setColor(Colours.thin(inks.selected(), 0.18));
        g.fill(selected);
        twice(selected, inks.selected(), 2.6);
    }

    private void rock(Points shape) {
        Shape outline = Strokes.area(shape);
        g.setColor(Colours.thin(inks.ink(), 0.55));
        g.fill(outline);
        twice(outline, inks.ink(), 2);
    }

    private void line(Drawing.Line line) {
        boolean yellow = line.kind() == Drawing.LineKind.YELLOW;
        Shape path = Strokes.path(line.path());
        g.setStroke(inks.pen(6));
        g.setColor(inks.halo());
        g.draw(path);
        g.setStroke(yellow ? inks.pen(4) : inks.broken(4, 12, 5));
        g.setColor(yellow ? inks.yellow() : inks.wrong());
        g.draw(path);
        if (!line.arrow().isNone()) {
            int middle = line.path().count() / 2;
            Spot foot = Spot.of(line.path(), middle - 1).toward(Spot.of(line.path(), middle), 0.5);
            arrow(foot, Grips.tip(foot, line.arrow()), inks.yellow());
        }
    }

    private void current(Drawing d, Plan plan, Element mark) {
        if (!Grips.arrow(d, mark).isNone()) {
            Spot foot = Grips.foot(d, plan, mark);
            arrow(foot, Grips.tip(foot, Grips.arrow(d, mark)), inks.selected());
        }
    }

    private void arrow(Spot foot, Spot tip, Color colour) {
        twice(Strokes.line(foot, tip), colour, 3);
        g.setColor(colour);
        g.fill(Strokes.head(foot, tip, inks.pixels(14)));
    }

    private void names(RoomPicture picture, Predicate<Element> shown) {
        Drawing d = picture.drawing();
        each(ElementKind.SPACE, d.spaces(), shown, (space, at) -> Strokes.words(g, space.id() + steps(picture, at),
                new Spot(picture.plan().x(at), picture.plan().y(at)), inks.pixels(LETTERS), inks.ink(), inks.halo()));
        List<Spot> places = MarkPlaces.marks(d);
        each(ElementKind.MARK, d.marks(), shown, (mark, at) -> Strokes.wordsBefore(g, mark.kind(),
                places.get(at).plus(-MarkPlaces.SIZE / 2, 0), inks.pixels(LETTERS - 2), inks.selected(), inks.halo()));
    }

    private static String steps(RoomPicture picture, int space) {
        return picture.steps().isEmpty() ? "" : picture.steps().get(space) >= Plan.FAR ? " -" : " " + picture.steps().get(space);
    }

    private void exit(Drawing.Exit exit) {
        Spot at = MarkPlaces.exit(exit);
        Spot inner = at.plus(-exit.edge().dx() * 40, -exit.edge().dy() * 40);
        arrow(inner, at, exit.spaces().isEmpty() ? inks.wrong() : inks.ink());
    }

    private void selected(Drawing d, Element element) {
        Points points = ElementShapes.of(d, element);
        Shape shape = element.kind() == ElementKind.EXIT ? Strokes.disc(MarkPlaces.exit(d.exits().get(element.index())), 60)
                : element.kind() == ElementKind.MARK ? Strokes.disc(MarkPlaces.marks(d).get(element.index()), 30)
                : element.isArea() ? Strokes.area(points) : Strokes.path(points);
        outline(shape, inks.selected(), inks.pen(3));
    }

    private void outline(Shape shape, Color colour, Stroke pen) {
        g.setStroke(pen);
        g.setColor(colour);
        g.draw(shape);
    }

    /** Paints a line on a paler, wider line, so that it is visible on any background. */
    private void twice(Shape shape, Color colour, double width) {
        outline(shape, inks.halo(), inks.pen(width + 2));
        outline(shape, colour, inks.pen(width));
    }
}
