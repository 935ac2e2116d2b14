package mystics.editor.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.canvas.Carving;
import mystics.editor.canvas.Drags;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementKind;
import mystics.editor.canvas.ExitSpaces;
import mystics.editor.canvas.Gesture;
import mystics.editor.canvas.Redraw;
import mystics.editor.canvas.Touch;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Spot;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Points;

/** The effects of the tools that neither select nor lay patterns. */
final class ToolDeeds {
    private static final double NEAR = 10;
    private final RoomWork work;
    private final RoomOptions options;

    ToolDeeds(RoomWork work, RoomOptions options) {
        this.work = work;
        this.options = options;
    }

    /** The snapping of points with the current tool. */
    Snap snap(double pixels) {
        List<Points> shapes = IntStream.range(0, work.drawing().spaces().size())
                .filter(space -> !work.selected().contains(Element.space(space)) || options.tool() != Tool.SELECT)
                .mapToObj(space -> work.drawing().spaces().get(space).shape()).toList();
        return new Snap(options.step(), NEAR / pixels, options.tool().drawsSpaces() ? Snap.forSpaces(shapes, options.symmetry())
                : Snap.forLines(shapes, options.symmetry()));
    }

    /** The drag that begins at a place, if the tool can be dragged from there. */
    Optional<Gesture> gesture(Spot at, Snap snap) {
        Drawing d = work.drawing();
        return switch (options.tool()) {
            case POLYGON -> Optional.of(Drags.box(d, at, snap, Sentence.of("drew a space"),
                    (drawing, box) -> Carving.add(drawing, box, options.symmetry())));
            case KNIFE -> Optional.of(Drags.knife(d, at, snap));
            case WALL -> Optional.of(Drags.path(d, at, snap, Sentence.of("drew a wall"), this::wall));
            case LINE -> Optional.of(Drags.path(d, at, snap, Sentence.of("drew a yellow line"), this::line));
            case BLACK -> Optional.of(Drags.box(d, at, snap, Sentence.of("drew a black area"), this::rock));
            case CURRENT -> current(at);
            default -> Optional.empty();
        };
    }

    private List<Points> mirrored(Points path) {
        List<Points> all = new ArrayList<>(options.symmetry().images(path));
        all.add(0, path);
        return all;
    }

    /** Adds a wall. A wall that begins at the end of another wall becomes a part of that wall. */
    private Drawing wall(Drawing d, Points path) {
        Optional<Integer> before = IntStream.range(0, d.walls().size()).boxed()
                .filter(i -> Spot.of(d.walls().get(i), d.walls().get(i).count() - 1).equals(Spot.of(path, 0))).findFirst();
        if (before.isPresent()) {
            return Redraw.walls(d, Redraw.at(d.walls(), before.get(), wall -> Shaping.inserted(wall, wall.count(), Spot.of(path, 1))));
        }
        Drawing after = d;
        for (Points one : mirrored(path)) {
            after = Redraw.walls(after, Redraw.and(after.walls(), one));
        }
        return after;
    }

    /** Adds a line. The arrow of the line points to the right of the drawing direction. */
    private Drawing line(Drawing d, Points path) {
        Drawing after = d;
        for (Points one : mirrored(path)) {
            double dx = one.x(1) - one.x(0);
            double dy = one.y(1) - one.y(0);
            double length = Math.hypot(dx, dy);
            Arrow arrow = new Arrow(Math.rint(-dy / length * 10), Math.rint(dx / length * 10));
            after = Redraw.lines(after, Redraw.and(after.lines(), new Drawing.Line(Drawing.LineKind.YELLOW, one, arrow)));
        }
        return after;
    }

    /** Adds a black area with cut corners, like rock. */
    private Drawing rock(Drawing d, Points box) {
        double wide = (box.x(1) - box.x(0)) / 4;
        double high = (box.y(2) - box.y(1)) / 4;
        Points rock = Shaping.of(List.of(Spot.of(box, 0).plus(wide, 0), Spot.of(box, 1).plus(-wide, 0), Spot.of(box, 1).plus(0, high),
                Spot.of(box, 2).plus(0, -high), Spot.of(box, 2).plus(-wide, 0), Spot.of(box, 3).plus(wide, 0),
                Spot.of(box, 3).plus(0, -high), Spot.of(box, 0).plus(0, high)));
        Drawing after = d;
        for (Points one : mirrored(rock)) {
            after = Redraw.black(after, Redraw.and(after.black(), one));
        }
        return after;
    }

    /** The drag that sets the current of the first mark on a space; a space without a mark gets the chosen mark. */
    private Optional<Gesture> current(Spot at) {
        OptionalInt space = Touch.space(work.drawing(), at);
        if (space.isEmpty()) return Optional.empty();
        String id = work.drawing().spaces().get(space.getAsInt()).id();
        Optional<Integer> mark = marks(work.drawing(), id).findFirst();
        if (mark.isEmpty() && options.mark().isEmpty()) return Optional.empty();
        Drawing start = mark.isPresent() ? work.drawing() : marked(work.drawing(), id);
        return Optional.of(Drags.current(start, work.survey().plan(),
                new Element(ElementKind.MARK, mark.orElse(start.marks().size() - 1))));
    }

    private static Stream<Integer> marks(Drawing d, String space) {
        return IntStream.range(0, d.marks().size()).boxed().filter(i -> d.marks().get(i).space().equals(space));
    }

    private Drawing marked(Drawing d, String space) {
        return Redraw.marks(d, Redraw.and(d.marks(), new Drawing.Mark(options.mark(), space, Optional.empty(), Arrow.NONE)));
    }

    /** A click with a tool that needs no drag. */
    void click(Spot at) {
        if (options.tool() == Tool.EXITS) exit(ExitSpaces.nearest(at));
        if (options.tool() == Tool.MARKS) Touch.space(work.drawing(), at).ifPresent(this::mark);
    }

    /** Prints the chosen mark on a space, or removes it. */
    void mark(int space) {
        Drawing d = work.drawing();
        String id = d.spaces().get(space).id();
        if (options.mark().isEmpty()) return;
        Optional<Integer> there = marks(d, id).filter(i -> d.marks().get(i).kind().equals(options.mark())).findFirst();
        String deed = there.isPresent() ? "took {mark} from {space}" : "put {mark} on {space}";
        work.make(Sentence.of(deed, "mark", options.mark(), "space", id),
                there.map(i -> Redraw.without(d, List.of(new Element(ElementKind.MARK, i)))).orElseGet(() -> marked(d, id)));
    }

    /** Adds an exit on an edge, or removes it. */
    void exit(Edge edge) {
        Drawing d = work.drawing();
        boolean there = d.exits().stream().anyMatch(exit -> exit.edge() == edge);
        work.make(Sentence.of(there ? "closed an exit" : "opened an exit"),
                there ? ExitSpaces.without(d, edge) : ExitSpaces.with(d, edge, work.sketch().colour()));
    }
}
