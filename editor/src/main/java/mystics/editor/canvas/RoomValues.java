package mystics.editor.canvas;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Arrow;
import mystics.geometry.Drawing;

/** The drawing of a room as the plain values of its file, list by list. */
public final class RoomValues {
    private RoomValues() {
    }

    /**
     * The lists that differ between the files of two rooms, by the key of the list; an empty list means that the list was removed.
     *
     * @param tree the plain values in the file of the first room; from these, the result keeps the values that the drawing does not contain
     */
    public static Map<String, List<Object>> differing(Object tree, RoomSketch before, RoomSketch after) {
        Map<String, List<Object>> differing = new LinkedHashMap<>();
        lists(tree, before, before).forEach((key, list) -> {
            List<Object> other = lists(tree, before, after).get(key);
            if (!other.equals(list)) differing.put(key, other);
        });
        return differing;
    }

    private static Map<String, List<Object>> lists(Object tree, RoomSketch before, RoomSketch room) {
        Drawing drawing = room.drawing();
        Map<String, List<Object>> lists = new LinkedHashMap<>();
        lists.put("spaces", spaces(tree, before, drawing));
        lists.put("walls", each(drawing.walls(), Values::numbers));
        lists.put("black", each(drawing.black(), Values::numbers));
        lists.put("lines", each(drawing.lines(), RoomValues::line));
        lists.put("exits", each(drawing.exits(), exit -> exit(exit, room.colour())));
        lists.put("marks", each(drawing.marks(), RoomValues::mark));
        lists.put("together", each(drawing.together(), RoomValues::pair));
        lists.put("apart", each(drawing.apart(), RoomValues::pair));
        lists.put("seen", each(drawing.seen(), RoomValues::pair));
        lists.put("blind", each(drawing.blind(), RoomValues::pair));
        lists.put("decor", each(drawing.decor(), decor -> map("kind", decor.kind(), "shape", Values.numbers(decor.shape()))));
        return lists;
    }

    private static <T> List<Object> each(List<T> things, Function<T, Object> value) {
        return things.stream().map(value).toList();
    }

    /**
     * The spaces as plain values. Values that a drawing does not contain, such as the name of a space, come from the file. A space with a
     * new id takes these values from the space at the same index in the list of the file.
     */
    private static List<Object> spaces(Object tree, RoomSketch before, Drawing drawing) {
        Map<String, Object> known = new HashMap<>();
        Values.list(tree, "spaces").forEach(space -> known.put(Values.text(space, "id"), space));
        boolean inPlace = before.drawing().spaces().size() == drawing.spaces().size();
        Stream<Object> drawn = IntStream.range(0, drawing.spaces().size()).mapToObj(i -> {
            Drawing.SpaceShape space = drawing.spaces().get(i);
            String old = inPlace ? before.drawing().spaces().get(i).id() : space.id();
            return space(Optional.ofNullable(known.get(known.containsKey(space.id()) ? space.id() : old)), space);
        });
        return Stream.concat(drawn, undrawn(tree, before, drawing)).toList();
    }

    /** The spaces of the file that cannot be drawn or are beyond the limit. */
    private static Stream<Object> undrawn(Object tree, RoomSketch before, Drawing drawing) {
        Set<String> drawn = Stream.of(before.drawing(), drawing).flatMap(one -> one.spaces().stream()).map(Drawing.SpaceShape::id)
                .collect(Collectors.toSet());
        return Values.list(tree, "spaces").stream().<Object>map(space -> space).filter(space -> !drawn.contains(Values.text(space, "id")));
    }

    private static Map<String, Object> space(Optional<Object> known, Drawing.SpaceShape space) {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("id", space.id());
        known.map(old -> Values.text(old, "name")).filter(name -> !name.isEmpty()).ifPresent(name -> value.put("name", name));
        if (space.special() > 0) value.put("special", space.special());
        value.put("shape", Values.numbers(space.shape()));
        return Collections.unmodifiableMap(value);
    }

    private static Object line(Drawing.Line line) {
        Map<String, Object> value = map("kind", RoomFile.word(line.kind()), "path", Values.numbers(line.path()));
        if (!line.arrow().isNone()) value.put("arrow", Values.numbers(line.arrow()));
        return value;
    }

    private static Object exit(Drawing.Exit exit, String usual) {
        Map<String, Object> value = map("edge", exit.edge().name(), "spaces", List.copyOf(exit.spaces()));
        if (!exit.colour().equals(usual)) value.put("colour", exit.colour());
        return value;
    }

    private static Object mark(Drawing.Mark mark) {
        Map<String, Object> value = map("kind", mark.kind(), "space", mark.space());
        mark.needs().ifPresent(needs -> value.put("needs", needs));
        if (!mark.flow().equals(Arrow.NONE)) value.put("flow", Values.numbers(mark.flow()));
        return value;
    }

    private static Object pair(Drawing.Pair pair) {
        return List.of(pair.one(), pair.other());
    }

    private static Map<String, Object> map(String one, Object first, String other, Object second) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put(one, first);
        map.put(other, second);
        return map;
    }
}
