package mystics.editor.canvas;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/**
 * A room in two layers while something in it is dragged. The lower layer holds most of the room and need not be repainted in every frame.
 * Elements that have moved, and lines that have disappeared, belong to the upper layer until the drag ends.
 *
 * @param before the picture before the drag
 * @param moved the elements that have moved
 * @param still the picture without the moved elements
 * @param moving the picture with only the moved elements
 */
public record DragLayers(RoomPicture before, Set<Element> moved, RoomPicture still, RoomPicture moving) {
    public DragLayers {
        moved = Set.copyOf(moved);
    }

    /** The layers before anything has moved. */
    public static DragLayers begin(RoomPicture picture) {
        return new DragLayers(picture, Set.of(), picture, picture);
    }

    /** The layers of the next frame. */
    public DragLayers next(RoomPicture now) {
        Set<Element> all = new HashSet<>(moved);
        all.addAll(moved(before, now));
        Set<Tie> present = Set.copyOf(now.ties());
        List<Tie> ties = still.ties().stream().filter(present::contains)
                .filter(tie -> !all.contains(Element.space(tie.from())) && !all.contains(Element.space(tie.to()))).toList();
        Set<Tie> below = Set.copyOf(ties);
        List<Tie> above = now.ties().stream().filter(tie -> !below.contains(tie)).toList();
        return new DragLayers(before, all, new RoomPicture(now.drawing(), now.plan(), now.beneath(), now.selected(), ties, now.steps(),
                List.of(), List.of(), List.of(), new Points()), new RoomPicture(now.drawing(), now.plan(), Optional.empty(),
                        now.selected(), above, now.steps(), now.grips(), now.flaws(), now.guides(), now.sketched()));
    }

    /** Whether the lower layer is the same as the lower layer of another frame of the same drag. */
    public boolean isStill(DragLayers other) {
        return moved.equals(other.moved) && still.ties().equals(other.still.ties()) && still.selected().equals(other.still.selected())
                && still.beneath().equals(other.still.beneath());
    }

    private static Set<Element> moved(RoomPicture before, RoomPicture now) {
        Drawing one = before.drawing();
        Drawing other = now.drawing();
        Set<Element> moved = new HashSet<>();
        differing(ElementKind.DECOR, one.decor(), other.decor(), moved);
        differing(ElementKind.SPACE, one.spaces(), other.spaces(), moved);
        differing(ElementKind.SPACE, before.steps(), now.steps(), moved);
        differing(ElementKind.BLACK, one.black(), other.black(), moved);
        differing(ElementKind.WALL, one.walls(), other.walls(), moved);
        differing(ElementKind.LINE, one.lines(), other.lines(), moved);
        differing(ElementKind.EXIT, one.exits(), other.exits(), moved);
        differing(ElementKind.MARK, one.marks(), other.marks(), moved);
        List<String> spaces = Stream.iterate(0, at -> at < other.spaces().size(), at -> at + 1)
                .filter(at -> moved.contains(Element.space(at))).map(at -> other.spaces().get(at).id()).toList();
        for (int at = 0; at < other.marks().size(); at++) {
            if (spaces.contains(other.marks().get(at).space())) moved.add(new Element(ElementKind.MARK, at));
        }
        return moved;
    }

    /** Adds the elements that differ between two lists, or all elements if any was added or removed. */
    private static void differing(ElementKind kind, List<?> before, List<?> now, Set<Element> moved) {
        for (int at = 0; at < now.size(); at++) {
            if (before.size() != now.size() || !now.get(at).equals(before.get(at))) moved.add(new Element(kind, at));
        }
    }
}
