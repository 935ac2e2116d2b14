package mystics.editor.room;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import mystics.choice.Sentence;
import mystics.editor.canvas.ByHand;
import mystics.editor.canvas.Carving;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementShapes;
import mystics.editor.canvas.RoomSketch;
import mystics.editor.trace.Shaping;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** What can be done to a room and to what is selected in it. */
final class RoomCommands {
    private static final double ASIDE = 40;
    private final RoomWork work;
    private final RoomOptions options;
    private Optional<Drawing> copiedFrom = Optional.empty();
    private Set<Element> copied = Set.of();

    RoomCommands(RoomWork work, RoomOptions options) {
        this.work = work;
        this.options = options;
    }

    /** All commands, in the order of the menu. */
    List<Command> all() {
        return List.of(command("Select everything", "ctrl A", () -> work.select(ElementShapes.all(work.drawing()))),
                command("Copy", "ctrl C", this::copy), command("Paste", "ctrl V", this::paste),
                command("Mirror west and east", "shift H", () -> turn("mirrored {number} things", (spot, middle) ->
                        new Spot(2 * middle.x() - spot.x(), spot.y()))),
                command("Mirror north and south", "shift V", () -> turn("mirrored {number} things", (spot, middle) ->
                        new Spot(spot.x(), 2 * middle.y() - spot.y()))),
                command("Quarter turn", "T", () -> turn("turned {number} things", (spot, middle) ->
                        new Spot(middle.x() - (spot.y() - middle.y()), middle.y() + (spot.x() - middle.x())))),
                command("Align at the west", "", () -> align(this::west, 1, 0)),
                command("Align at the north", "", () -> align(this::north, 0, 1)),
                command("Weld spaces", "shift W", this::weld),
                command("Join by hand", "J", () -> byHand("joined spaces by hand", ByHand::join)),
                command("Part by hand", "shift J", () -> byHand("parted spaces by hand", ByHand::part)),
                command("See each other", "S", () -> byHand("let spaces see each other", ByHand::show)),
                command("Do not see each other", "shift S", () -> byHand("hid spaces from each other", ByHand::hide)),
                command("Tidy ids", "", () -> work.make(Sentence.of("tidied ids"), Carving.tidy(work.drawing()))),
                command("Let the other side shine through", "O", options::toggleShining),
                command("Begin from the other side", "", this::begin),
                command("Finished picture", "F", options::nextCover));
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

    private interface Turn {
        Spot of(Spot spot, Spot middle);
    }

    /** Turns or mirrors what is selected about its middle; with nothing selected, the whole tile. */
    private void turn(String deed, Turn turn) {
        Collection<Element> turned = work.selected().isEmpty() ? ElementShapes.all(work.drawing()) : work.selected();
        Spot middle = work.selected().isEmpty() ? new Spot(Drawing.SIDE / 2, Drawing.SIDE / 2) : Shaping.middle(shapes(turned));
        UnaryOperator<Spot> change = spot -> turn.of(spot, middle);
        work.make(Sentence.of(deed, "number", turned.size()), Carving.each(work.drawing(), turned, change));
    }

    private List<Points> shapes(Collection<Element> elements) {
        return elements.stream().filter(Element::hasPoints).map(element -> ElementShapes.of(work.drawing(), element)).toList();
    }

    private double west(Points shape) {
        return Shaping.spots(shape).stream().mapToDouble(Spot::x).min().orElse(0);
    }

    private double north(Points shape) {
        return Shaping.spots(shape).stream().mapToDouble(Spot::y).min().orElse(0);
    }

    /** Moves each selected element so that its edge lies where the outermost one lies. */
    private void align(ToDoubleFunction<Points> edge, int right, int down) {
        double at = shapes(work.selected()).stream().mapToDouble(edge).min().orElse(0);
        Drawing after = work.drawing();
        for (Element element : work.selected()) {
            if (element.hasPoints()) {
                double off = at - edge.applyAsDouble(ElementShapes.of(work.drawing(), element));
                after = ElementShapes.moved(after, List.of(element), right * off, down * off);
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

    /** Settles something between each two of the selected spaces. */
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

    /** Takes the drawing of the other side, without what is written about it. */
    private void begin() {
        work.otherSide().map(RoomSketch::drawing)
                .ifPresent(other -> work.make(Sentence.of("began from the other side"), other));
    }
}
