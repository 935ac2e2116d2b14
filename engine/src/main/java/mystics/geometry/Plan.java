package mystics.geometry;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The meaning of a {@link Drawing}, computed once and kept as bit tables. In a mask, bit n is space n. A plan does not depend on figures or
 * on anything that lies on the spaces. A plan is immutable and safe to share between threads.
 *
 * <p>Space numbers run from 0 to {@link #size()} - 1; any other number throws {@link IndexOutOfBoundsException}.
 */
public final class Plan {
    /**
     * The version of the calculation that turns a drawing into a plan. The version increases whenever the same drawing gives another plan.
     */
    public static final int VERSION = 1;
    /** The greatest number of spaces on a side, because each space takes one bit. */
    public static final int MOST = 64;
    /** No space. */
    public static final int NONE = -1;
    /** The value for a current that leads off the tile. */
    public static final int OFF = -2;
    /** The number of steps to a space that cannot be reached; longer than any route on a side. */
    public static final int FAR = 100;

    private final Measures measures;
    private final String[] names;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    /** The spaces with each mark. Rules ask for space ids in nearly every step, so the ids are looked up by hash. */
    private final Map<String, Long> marked;
    private final double[] xs;
    private final double[] ys;
    private final int[] rooms;
    private final long[] neighbours;
    private final long[] uphill;
    private final long[] acrossYellow;
    private final long[] acrossRed;
    private final long[] clear;
    private final long[] sees;
    private final int[] flow;
    private final long[] against;
    private final byte[][] steps;
    private final byte[][] stepsOverLines;

    /**
     * Derives the plan of a drawing.
     *
     * @throws IllegalArgumentException when the drawing has {@link DrawingErrors}, such as more than {@link #MOST} spaces; the message
     * lists all errors
     */
    public static Plan of(Drawing drawing) {
        var flaws = DrawingErrors.of(drawing);
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", flaws));
        }
        return new Plan(new Survey(drawing, new FreshPairs(drawing)).measures());
    }

    /**
     * Restores a plan derived earlier.
     *
     * @param bytes the bytes of a plan, as {@link #bytes} returned them
     * @throws IllegalArgumentException when the bytes are not a plan
     */
    public static Plan of(byte[] bytes) {
        return new Plan(MeasuresFile.read(bytes));
    }

    Plan(Measures measures) {
        this.measures = measures;
        marked = Map.copyOf(measures.marks());
        names = measures.names();
        for (int space = 0; space < names.length; space++) {
            numbers.put(names[space], space);
        }
        xs = measures.xs();
        ys = measures.ys();
        rooms = measures.rooms();
        neighbours = measures.neighbours();
        uphill = measures.uphill();
        acrossYellow = measures.acrossYellow();
        acrossRed = measures.acrossRed();
        clear = measures.clear();
        sees = measures.sees();
        flow = measures.flow();
        against = Upstream.of(xs, ys, flow, neighbours);
        steps = StepDistances.between(names.length, this::neighbours);
        stepsOverLines = StepDistances.between(names.length, space -> neighbours(space) | acrossRed(space));
    }

    /** The plan as bytes, in the form that {@link #of(byte[])} reads. The same drawing always gives the same bytes. */
    public byte[] bytes() {
        return MeasuresFile.write(measures);
    }

    /** The number of spaces. */
    public int size() {
        return names.length;
    }

    /** All spaces, as a mask with one bit for each space. */
    public long all() {
        return -1L >>> (MOST - size());
    }

    /** The id of a space. */
    public String name(int space) {
        return names[space];
    }

    /** Whether a space has this id. */
    public boolean has(String name) {
        return numbers.containsKey(name);
    }

    /**
     * The number of a space.
     *
     * @throws IllegalArgumentException when the side has no such space; the message lists its spaces
     */
    public int index(String name) {
        var number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("no space '" + name + "' here; there are " + String.join(", ", names));
        }
        return number;
    }

    /**
     * The spaces adjacent to a space (MOVE-2). A yellow line between two spaces makes no difference (RUL-37); a red line separates them
     * (MOVE-4). Symmetric.
     */
    public long neighbours(int space) {
        return neighbours[space];
    }

    /** The neighbours reached by crossing a yellow line against its arrow, at a cost of 3 (MOVE-3). */
    public long uphill(int space) {
        return uphill[space];
    }

    /** The neighbours beyond a yellow line, in either direction. Symmetric. */
    public long acrossYellow(int space) {
        return acrossYellow[space];
    }

    /** The spaces that only a red line keeps from being neighbours (MOVE-4). Symmetric. */
    public long acrossRed(int space) {
        return acrossRed[space];
    }

    /** The spaces visible from a space, including itself (SIGHT-1, SIGHT-2). Symmetric. */
    public long sees(int space) {
        return sees[space];
    }

    /**
     * Whether the line between two centres is free of walls and black areas. Relations of sight that the author has set by hand are
     * ignored.
     */
    public boolean clear(int one, int other) {
        return (clear[one] >>> other & 1) != 0;
    }

    /** The number of figures a special area holds (MOVE-8); 0 for an ordinary space. */
    public int room(int space) {
        return rooms[space];
    }

    /** The x coordinate of the centre, a point well inside the space. */
    public double x(int space) {
        return xs[space];
    }

    /** The y coordinate of the centre, a point well inside the space. */
    public double y(int space) {
        return ys[space];
    }

    /** The distance between two centres, in tile units. */
    public double distance(int one, int other) {
        return Math.hypot(xs[one] - xs[other], ys[one] - ys[other]);
    }

    /** The fewest steps, each to a neighbour, from one space to another, ignoring figures and costs; {@link #FAR} if there is no route. */
    public int steps(int from, int to) {
        return steps[from][to];
    }

    /** The fewest steps for a figure that ignores lines of any colour (MINION-2); {@link #FAR} if there is no route. */
    public int stepsOverLines(int from, int to) {
        return stepsOverLines[from][to];
    }

    /** The kinds of marks that are printed on this side. */
    public Set<String> marks() {
        return measures.marks().keySet();
    }

    /** The spaces with a mark of this kind, one bit each; 0 if there are none. */
    public long marked(String kind) {
        return marked.getOrDefault(kind, 0L);
    }

    /**
     * The place to which a current on a space carries a figure (WATER-4): the next space, {@link #OFF} the tile, or {@link #NONE} without a
     * current.
     */
    public int flow(int space) {
        return flow[space];
    }

    /** The neighbours with a current of their own that a figure can reach only against the current of this space (WATER-3). */
    public long against(int space) {
        return against[space];
    }

    /** The requirement that a mark on this space states (EXPLORE-6); empty for none. */
    public String needs(int space) {
        return measures.needs()[space];
    }

    /** The exits, in the order of the drawing. */
    public List<PlanExit> exits() {
        return measures.exits();
    }
}
