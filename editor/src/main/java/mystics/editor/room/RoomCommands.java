package mystics.editor.room;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.editor.canvas.ByHand;
import mystics.editor.canvas.Carving;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.canvas.RoomSketch;
import mystics.editor.canvas.Tracing;
import mystics.editor.canvas.Turning;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Points;

/** The commands for a room and its selection. */
final class RoomCommands {
    private static final double ASIDE = 40;
    private final RoomWork work;
    private final RoomOptions options;
    private final TracingWork picture;
    private Optional<Drawing> copiedFrom = Optional.empty();
    private Set<Element> copied = Set.of();

    /** @param picture the picture to be traced */
    RoomCommands(RoomWork work, RoomOptions options, TracingWork picture) {
        this.work = work;
        this.options = options;
        this.picture = picture;
    }

    /** All commands, in the order of the menu. */
    List<Command> all() {
        return List.of(command("Select everything", "ctrl A", () -> work.select(ElementShapes.all(work.drawing()))),
                command("Copy", "ctrl C", this::copy), command("Paste", "ctrl V", this::paste),
                command("Mirror west and east", "shift H", () -> turn("mirrored {number} things", Turning.WEST_EAST)),
                command("Mirror north and south", "shift V", () -> turn("mirrored {number} things", Turning.NORTH_SOUTH)),
                command("Quarter turn", "T", () -> turn("turned {number} things", Turning.QUARTER)),
                command("Align at the west", "", () -> align(Edge.W)), command("Align at the east", "", () -> align(Edge.E)),
                command("Align at the north", "", () -> align(Edge.N)), command("Align at the south", "", () -> align(Edge.S)),
                command("Weld spaces", "shift W", this::weld),
                command("Join by hand", "J", () -> byHand("joined spaces by hand", ByHand::join)),
                command("Part by hand", "shift J", () -> byHand("parted spaces by hand", ByHand::part)),
                command("See each other", "S", () -> byHand("let spaces see each other", ByHand::show)),
                command("Do not see each other", "shift S", () -> byHand("hid spaces from each other", ByHand::hide)),
                command("Tidy ids", "", () -> work.make(Sentence.of("tidied ids"), Carving.tidy(work.drawing()))),
                command("Let the other side shine through", "O", options::toggleShining),
                command("Begin from the other side", "shift O", this::begin),
                command("Mend the first flaw", "ctrl M", this::mend),
                command("Finished picture", "F", options::nextCover),
                command("Hide or show the picture that is traced", "H", () -> picture.make(now -> now.toggled(Tracing.Sign.HIDDEN))));
    }

    private static Command command(String title, String key, Runnable deed) {
        return new Command(Sentence.of(title), key, deed);
    }

    private void copy() {
        copiedFrom = Optional.of(work.drawing());
        copied = Set.copyOf(work.selected());
    }

    private void paste() {
        copiedFrom.filter(from -> !copied.isEmpty()).ifPresent(from -> work.make(Sentence.of("pasted {number} things", "number",
                copied.size()), Carving.paste(work.drawing(), from, copied, ASIDE, ASIDE)));
    }

    /** Turns or mirrors the selected elements about their middle. If nothing is selected, the whole tile is turned or mirrored. */
    private void turn(String deed, Turning turning) {
        Collection<Element> turned = work.selected().isEmpty() ? ElementShapes.all(work.drawing()) : work.selected();
        Spot middle = work.selected().isEmpty() ? new Spot(Drawing.SIDE / 2, Drawing.SIDE / 2) : Shaping.middle(shapes(turned));
        work.make(Sentence.of(deed, "number", turned.size()), turning.of(work.drawing(), turned, middle));
    }

    private List<Points> shapes(Collection<Element> elements) {
        return elements.stream().filter(Element::hasPoints).map(element -> ElementShapes.of(work.drawing(), element)).toList();
    }

    /** The distance that a shape extends towards an edge. */
    private static double reach(Points shape, Edge edge) {
        return Shaping.spots(shape).stream().mapToDouble(spot -> spot.x() * edge.dx() + spot.y() * edge.dy()).max().orElse(0);
    }

    /** Moves each selected element towards an edge until it extends as far as the outermost selected element. */
    private void align(Edge edge) {
        double at = shapes(work.selected()).stream().mapToDouble(shape -> reach(shape, edge)).max().orElse(0);
        Drawing after = work.drawing();
        for (Element element : work.selected()) {
            if (element.hasPoints()) {
                double off = at - reach(ElementShapes.of(work.drawing(), element), edge);
                after = ElementShapes.moved(after, List.of(element), off * edge.dx(), off * edge.dy());
            }
        }
        work.make(Sentence.of("aligned {number} things", "number", work.selected().size()), after);
    }

    private void weld() {
        List<Integer> spaces = work.spaces();
        if (spaces.size() > 1) Carving.weld(work.drawing(), spaces).ifPresent(after -> work.make(Sentence.of("welded spaces"), after));
    }

    private interface Settling {
        Drawing of(Drawing drawing, String one, String other);
    }

    /** Makes a change for each pair of the selected spaces. */
    private void byHand(String deed, Settling settling) {
        List<String> ids = new ArrayList<>(work.spaces().stream().map(space -> work.drawing().spaces().get(space).id()).toList());
        Drawing after = work.drawing();
        for (int one = 0; one < ids.size(); one++) {
            for (String other : ids.subList(one + 1, ids.size())) {
                after = settling.of(after, ids.get(one), other);
            }
        }
        if (ids.size() > 1) work.make(Sentence.of(deed), after);
    }

    /** Makes the first change that mends a flaw. */
    private void mend() {
        work.flaws().stream().flatMap(flaw -> flaw.mends().stream()).findFirst().ifPresent(mend -> work.make(mend.label(), mend.after()));
    }

    /** Replaces the drawing by the drawing of the tile's other side, but keeps the texts of this side. */
    private void begin() {
        work.otherSide().map(RoomSketch::drawing)
                .ifPresent(other -> work.make(Sentence.of("began from the other side"), other));
    }
}
