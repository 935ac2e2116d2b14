package mystics.geometry;

import java.util.List;
import java.util.Optional;

/**
 * One side of a tile as its author drew it. A drawing contains nothing that can be derived; {@link Plan#of} derives the rest. All
 * coordinates are in tile units.
 *
 * @param spaces the areas where figures stand; the index in this list is the number of the space in the {@link Plan}
 * @param walls polylines that block movement and sight (MOVE-5, SIGHT-1)
 * @param black areas that are not spaces; they block movement and sight too
 * @param lines    yellow and red lines (MOVE-3, MOVE-4)
 * @param exits exits to the neighbouring tiles (EXPLORE-2)
 * @param marks symbols printed on spaces
 * @param together spaces that are adjacent even if the drawing says otherwise
 * @param apart spaces that are not adjacent even if the drawing says otherwise
 * @param seen spaces that see each other even if the drawing says otherwise (SIGHT-2)
 * @param blind spaces that do not see each other even if the drawing says otherwise (SIGHT-2)
 * @param decor drawn objects without meaning for the rules (MOVE-6)
 */
public record Drawing(
        List<SpaceShape> spaces,
        List<Points> walls,
        List<Points> black,
        List<Line> lines,
        List<Exit> exits,
        List<Mark> marks,
        List<Pair> together,
        List<Pair> apart,
        List<Pair> seen,
        List<Pair> blind,
        List<Decor> decor) {

    /** The length of a side, in tile units. */
    public static final double SIDE = 1000;

    public Drawing {
        spaces = List.copyOf(spaces);
        walls = List.copyOf(walls);
        black = List.copyOf(black);
        lines = List.copyOf(lines);
        exits = List.copyOf(exits);
        marks = List.copyOf(marks);
        together = List.copyOf(together);
        apart = List.copyOf(apart);
        seen = List.copyOf(seen);
        blind = List.copyOf(blind);
        decor = List.copyOf(decor);
    }

    /** A side with spaces and nothing else. */
    public static Drawing of(List<SpaceShape> spaces) {
        return new Drawing(spaces, List.of(), List.of(), List.of(), List.of(), List.of(),
                List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** Whether a mark of a kind is printed anywhere. */
    public boolean shows(String kind) {
        return marks.stream().anyMatch(mark -> mark.kind().equals(kind));
    }

    /**
     * A space.
     *
     * @param id the name of the space, unique on the side
     * @param shape the outline of the space, at least three corners
     * @param special the number of figures that a special area holds (MOVE-8); 0 for an ordinary space (MOVE-7)
     */
    public record SpaceShape(String id, Points shape, int special) {}

    /** The effects of coloured lines. */
    public enum LineKind {
        /** Crossing the line costs 3 against its arrow (MOVE-3). */
        YELLOW,
        /** The line separates spaces (MOVE-4). */
        RED
    }

    /**
     * A coloured line between spaces.
     *
     * @param kind the meaning of the line
     * @param path at least two points
     * @param arrow the direction in which a step costs 1; {@link Arrow#NONE} for lines that are not yellow
     */
    public record Line(LineKind kind, Points path, Arrow arrow) {}

    /**
     * An exit in the middle of an edge.
     *
     * @param colour the colour of the exit, which must be the colour of the exit that it meets
     * @param spaces the spaces next to the exit
     */
    public record Exit(Edge edge, String colour, List<String> spaces) {
        public Exit {
            spaces = List.copyOf(spaces);
        }
    }

    /**
     * A symbol printed on a space.
     *
     * @param kind the kind of symbol
     * @param space the id of the space
     * @param needs the requirement that the symbol states (EXPLORE-6), if any
     * @param flow the direction in which a current carries figures (WATER-3), or {@link Arrow#NONE}
     */
    public record Mark(String kind, String space, Optional<String> needs, Arrow flow) {}

    /** Two spaces, in no particular order. */
    public record Pair(String one, String other) {}

    /** A drawn object: its kind and outline. */
    public record Decor(String kind, Points shape) {}
}
