package mystics.geometry;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The meaning of a {@link Drawing}, computed once and kept as bit tables: in a mask, bit n stands for space n. Nothing here depends on
 * figures or on what lies on the spaces. Immutable; safe to share between threads.
 *
 * <p>Space numbers run from 0 to {@link #size()} - 1; any other number throws {@link IndexOutOfBoundsException}.
 */
public final class Plan {
    /** Grows whenever the same drawing comes to something else. */
    public static final int VERSION = 1;
    /** The most spaces a side may have: one bit each. */
    public static final int MOST = 64;
    /** No space. */
    public static final int NONE = -1;
    /** Not on the tile any more. */
    public static final int OFF = -2;
    /** The number of steps to a space that cannot be reached; more than any way on a side is long. */
    public static final int FAR = 100;

    private final Measures measures;
    private final String[] names;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
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
     * Works a drawing out.
     *
     * @throws IllegalArgumentException when it has {@link Flaws}, naming them all; more than {@link #MOST} spaces is one
     */
    public static Plan of(Drawing drawing) {
        var flaws = Flaws.of(drawing);
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", flaws));
        }
        return new Plan(new Survey(drawing).measures());
    }

    /**
     * A plan that was worked out before.
     *
     * @param bytes what {@link #bytes} gave
     * @throws IllegalArgumentException when they are something else
     */
    public static Plan of(byte[] bytes) {
        return new Plan(MeasuresFile.read(bytes));
    }

    Plan(Measures measures) {
        this.measures = measures;
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

    /** All that was measured, for {@link #of(byte[])}. The same drawing always gives the same. */
    public byte[] bytes() {
        return MeasuresFile.write(measures);
    }

    /** How many spaces there are. */
    public int size() {
        return names.length;
    }

    /** All spaces. */
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
     * @throws IllegalArgumentException when there is no such space, naming those there are
     */
    public int index(String name) {
        var number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("no space '" + name + "' here; there are " + String.join(", ", names));
        }
        return number;
    }

    /** The spaces adjacent to one (MOVE-2): a yellow line between does not matter (RUL-37), a red one does (MOVE-4). Symmetric. */
    public long neighbours(int space) {
        return neighbours[space];
    }

    /** Those neighbours a step to which crosses a yellow line against its arrow and costs 3 (MOVE-3). */
    public long uphill(int space) {
        return uphill[space];
    }

    /** Those neighbours a yellow line parts from this space, in either direction. Symmetric. */
    public long acrossYellow(int space) {
        return acrossYellow[space];
    }

    /** The spaces that would be neighbours but for a red line (MOVE-4). Symmetric. */
    public long acrossRed(int space) {
        return acrossRed[space];
    }

    /** The spaces seen from one, itself among them (SIGHT-1, SIGHT-2). Symmetric. */
    public long sees(int space) {
        return sees[space];
    }

    /** Whether neither wall nor black area lies between two centres: sight without the drawing's overrides. */
    public boolean clear(int one, int other) {
        return (clear[one] >>> other & 1) != 0;
    }

    /** How many figures a special area holds (MOVE-8); 0 for an ordinary space. */
    public int room(int space) {
        return rooms[space];
    }

    /** The x of a point well inside a space: its centre. */
    public double x(int space) {
        return xs[space];
    }

    /** The y of a point well inside a space: its centre. */
    public double y(int space) {
        return ys[space];
    }

    /** From centre to centre, in tile units. */
    public double distance(int one, int other) {
        return Math.hypot(xs[one] - xs[other], ys[one] - ys[other]);
    }

    /** The fewest steps between two spaces over neighbours, whoever stands there and whatever a step costs; {@link #FAR} if there is no way. */
    public int steps(int from, int to) {
        return steps[from][to];
    }

    /** The fewest steps for one who ignores lines of any colour (MINION-2); {@link #FAR} if there is no way. */
    public int stepsOverLines(int from, int to) {
        return stepsOverLines[from][to];
    }

    /** The kinds of marks drawn here. */
    public Set<String> marks() {
        return measures.marks().keySet();
    }

    /** The spaces with a mark of this kind; 0 when there is none. */
    public long marked(String kind) {
        return measures.marks().getOrDefault(kind, 0L);
    }

    /** Where a mark with a direction carries what is on this space (WATER-4): the next space that way, {@link #OFF} the tile, or {@link #NONE}. */
    public int flow(int space) {
        return flow[space];
    }

    /** The neighbours, themselves in a current, that lie against the current of this space (WATER-3). */
    public long against(int space) {
        return against[space];
    }

    /** What a mark on this space asks for (EXPLORE-6); empty when it asks for nothing. */
    public String needs(int space) {
        return measures.needs()[space];
    }

    /** The exits, in the order they were drawn. */
    public List<PlanExit> exits() {
        return measures.exits();
    }
}
