package mystics.editor.canvas;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Copies drawings with one list replaced. References to removed spaces are left out. */
public final class Redraw {
    private Redraw() {
    }

    public static Drawing spaces(Drawing d, List<Drawing.SpaceShape> spaces) {
        return new Drawing(spaces, d.walls(), d.black(), d.lines(), d.exits(), d.marks(), d.together(), d.apart(), d.seen(), d.blind(),
                d.decor());
    }

    public static Drawing walls(Drawing d, List<Points> walls) {
        return new Drawing(d.spaces(), walls, d.black(), d.lines(), d.exits(), d.marks(), d.together(), d.apart(), d.seen(), d.blind(),
                d.decor());
    }

    public static Drawing black(Drawing d, List<Points> black) {
        return new Drawing(d.spaces(), d.walls(), black, d.lines(), d.exits(), d.marks(), d.together(), d.apart(), d.seen(), d.blind(),
                d.decor());
    }

    public static Drawing lines(Drawing d, List<Drawing.Line> lines) {
        return new Drawing(d.spaces(), d.walls(), d.black(), lines, d.exits(), d.marks(), d.together(), d.apart(), d.seen(), d.blind(),
                d.decor());
    }

    public static Drawing exits(Drawing d, List<Drawing.Exit> exits) {
        return new Drawing(d.spaces(), d.walls(), d.black(), d.lines(), exits, d.marks(), d.together(), d.apart(), d.seen(), d.blind(),
                d.decor());
    }

    public static Drawing marks(Drawing d, List<Drawing.Mark> marks) {
        return new Drawing(d.spaces(), d.walls(), d.black(), d.lines(), d.exits(), marks, d.together(), d.apart(), d.seen(), d.blind(),
                d.decor());
    }

    public static Drawing decor(Drawing d, List<Drawing.Decor> decor) {
        return new Drawing(d.spaces(), d.walls(), d.black(), d.lines(), d.exits(), d.marks(), d.together(), d.apart(), d.seen(), d.blind(),
                decor);
    }

    /** A list with one more element at its end. */
    public static <T> List<T> and(List<T> list, T one) {
        return Stream.concat(list.stream(), Stream.of(one)).toList();
    }

    /** A list with one element replaced. */
    public static <T> List<T> at(List<T> list, int index, UnaryOperator<T> change) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, change.apply(list.get(index)));
        return changed;
    }

    /** The drawing without some elements. References to removed spaces are removed too. */
    public static Drawing without(Drawing d, Collection<Element> gone) {
        Set<String> ids = IntStream.range(0, d.spaces().size()).filter(i -> gone.contains(Element.space(i)))
                .mapToObj(i -> d.spaces().get(i).id()).collect(Collectors.toSet());
        List<Drawing.Exit> exits = rest(d.exits(), ElementKind.EXIT, gone).stream()
                .map(exit -> new Drawing.Exit(exit.edge(), exit.colour(), exit.spaces().stream().filter(id -> !ids.contains(id)).toList()))
                .filter(exit -> !exit.spaces().isEmpty() || ids.isEmpty()).toList();
        List<Drawing.Mark> marks = rest(d.marks(), ElementKind.MARK, gone).stream().filter(mark -> !ids.contains(mark.space())).toList();
        return new Drawing(rest(d.spaces(), ElementKind.SPACE, gone), rest(d.walls(), ElementKind.WALL, gone),
                rest(d.black(), ElementKind.BLACK, gone), rest(d.lines(), ElementKind.LINE, gone), exits, marks,
                pairs(d.together(), ids), pairs(d.apart(), ids), pairs(d.seen(), ids), pairs(d.blind(), ids),
                rest(d.decor(), ElementKind.DECOR, gone));
    }

    private static <T> List<T> rest(List<T> list, ElementKind kind, Collection<Element> gone) {
        return IntStream.range(0, list.size()).filter(i -> !gone.contains(new Element(kind, i))).mapToObj(list::get).toList();
    }

    private static List<Drawing.Pair> pairs(List<Drawing.Pair> pairs, Set<String> gone) {
        return pairs.stream().filter(pair -> !gone.contains(pair.one()) && !gone.contains(pair.other())).toList();
    }

    /** The drawing with some spaces renamed wherever they are named. */
    public static Drawing renamed(Drawing d, Map<String, String> names) {
        UnaryOperator<String> name = id -> names.getOrDefault(id, id);
        UnaryOperator<List<Drawing.Pair>> pairs = list -> list.stream()
                .map(pair -> new Drawing.Pair(name.apply(pair.one()), name.apply(pair.other()))).toList();
        return new Drawing(d.spaces().stream().map(space -> new Drawing.SpaceShape(name.apply(space.id()), space.shape(), space.special()))
                .toList(), d.walls(), d.black(), d.lines(),
                d.exits().stream().map(exit -> new Drawing.Exit(exit.edge(), exit.colour(), exit.spaces().stream().map(name).toList()))
                        .toList(),
                d.marks().stream().map(mark -> new Drawing.Mark(mark.kind(), name.apply(mark.space()), mark.needs(), mark.flow())).toList(),
                pairs.apply(d.together()), pairs.apply(d.apart()), pairs.apply(d.seen()), pairs.apply(d.blind()), d.decor());
    }
}
