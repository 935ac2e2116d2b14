package mystics.editor.canvas;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.editor.trace.Soundness;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;
import mystics.geometry.Plan;
import mystics.geometry.Points;

/** Reads the file of a room from plain values, even if it is unfinished. Parts that cannot be drawn are left out. */
public final class RoomFile {
    /**
     * The greatest number of spaces that are drawn. This limit keeps drawing fast, because each space is compared with every other space.
     * The limit is twice the number of spaces that the engine allows.
     */
    static final int MOST = 2 * Plan.MOST;

    private RoomFile() {
    }

    /**
     * The room of a file.
     *
     * @param tree the plain values of the file
     */
    public static RoomSketch read(String id, Object tree) {
        Map<String, String> names = new LinkedHashMap<>();
        Values.list(tree, "spaces").stream().filter(space -> !Values.text(space, "name").isEmpty())
                .forEach(space -> names.put(Values.text(space, "id"), Values.text(space, "name")));
        return new RoomSketch(id, Values.text(tree, "name"), Values.text(tree, "tile"), Values.number(tree, "number"),
                Values.text(tree, "colour"), Values.text(tree, "text"), names, drawing(tree));
    }

    private static Drawing drawing(Object tree) {
        List<Drawing.SpaceShape> spaces = Values.list(tree, "spaces").stream()
                .map(space -> new Drawing.SpaceShape(Values.text(space, "id"), Values.points(shape(space)),
                        Values.number(space, "special")))
                .filter(space -> Soundness.isShape(space.shape())).limit(MOST).toList();
        Map<String, Drawing.SpaceShape> known = new HashMap<>();
        spaces.forEach(space -> known.put(space.id(), space));
        return new Drawing(spaces, paths(tree, "walls").filter(Soundness::isPath).toList(),
                paths(tree, "black").filter(Soundness::isShape).toList(), lines(tree), exits(tree, known),
                Values.list(tree, "marks").stream().filter(mark -> known.containsKey(Values.text(mark, "space"))).map(RoomFile::mark)
                        .toList(),
                pairs(tree, "together", known), pairs(tree, "apart", known), pairs(tree, "seen", known), pairs(tree, "blind", known),
                Values.list(tree, "decor").stream().map(one -> new Drawing.Decor(Values.text(one, "kind"), Values.points(shape(one))))
                        .filter(one -> one.shape().count() >= 2).toList());
    }

    private static Object shape(Object of) {
        return Values.list(of, "shape");
    }

    private static Stream<Points> paths(Object tree, String key) {
        return Values.list(tree, key).stream().map(Values::points);
    }

    private static List<Drawing.Line> lines(Object tree) {
        return Values.list(tree, "lines").stream()
                .map(line -> new Drawing.Line(Values.text(line, "kind").equals("yellow") ? Drawing.LineKind.YELLOW : Drawing.LineKind.RED,
                        Values.points(Values.list(line, "path")), Values.arrow(Values.list(line, "arrow"))))
                .filter(line -> Soundness.isPath(line.path()))
                .filter(line -> line.kind() == Drawing.LineKind.RED || !line.arrow().isNone()).toList();
    }

    private static List<Drawing.Exit> exits(Object tree, Map<String, ?> known) {
        String colour = Values.text(tree, "colour");
        return Values.list(tree, "exits").stream().filter(exit -> Stream.of(Edge.values()).map(Edge::name).toList()
                .contains(Values.text(exit, "edge"))).map(exit -> new Drawing.Exit(Edge.valueOf(Values.text(exit, "edge")),
                        Optional.of(Values.text(exit, "colour")).filter(own -> !own.isEmpty()).orElse(colour),
                        Values.list(exit, "spaces").stream().map(Objects::toString).filter(known::containsKey).toList())).toList();
    }

    private static Drawing.Mark mark(Object mark) {
        return new Drawing.Mark(Values.text(mark, "kind"), Values.text(mark, "space"),
                Optional.of(Values.text(mark, "needs")).filter(text -> !text.isEmpty()), Values.arrow(Values.list(mark, "flow")));
    }

    private static List<Drawing.Pair> pairs(Object tree, String key, Map<String, ?> known) {
        return Values.list(tree, key).stream().filter(List.class::isInstance).map(pair -> (List<?>) pair)
                .filter(pair -> pair.size() == 2 && known.containsKey(pair.get(0)) && known.containsKey(pair.get(1))
                        && !pair.get(0).equals(pair.get(1)))
                .map(pair -> new Drawing.Pair((String) pair.get(0), (String) pair.get(1))).toList();
    }

    /** The word that a file uses for a kind of line. */
    static String word(Drawing.LineKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
