package mystics.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/** The measuring of one drawing without flaws: fills the tables of its {@link Plan}. */
final class Survey {
    final String[] names;
    final double[] xs;
    final double[] ys;
    final int[] rooms;
    final long[] neighbours;
    final long[] uphill;
    final long[] acrossYellow;
    final long[] acrossRed;
    final long[] clear;
    final long[] sees;
    final int[] flow;
    final String[] needs;
    final Map<String, Long> marks = new HashMap<>();
    final List<PlanExit> exits = new ArrayList<>();

    private final Drawing drawing;
    private final Geometry barrier;

    Survey(Drawing drawing) {
        this.drawing = drawing;
        int size = drawing.spaces().size();
        names = drawing.spaces().stream().map(Drawing.SpaceShape::id).toArray(String[]::new);
        rooms = drawing.spaces().stream().mapToInt(Drawing.SpaceShape::special).toArray();
        var centres = drawing.spaces().stream().map(space -> Shapes.centre(Shapes.polygon(space.shape()))).toList();
        xs = centres.stream().mapToDouble(Coordinate::getX).toArray();
        ys = centres.stream().mapToDouble(Coordinate::getY).toArray();
        neighbours = new long[size];
        uphill = new long[size];
        acrossYellow = new long[size];
        acrossRed = new long[size];
        clear = new long[size];
        sees = new long[size];
        flow = new int[size];
        needs = new String[size];
        barrier = Shapes.all(Stream.concat(
                drawing.walls().stream().map(Shapes::line), drawing.black().stream().map(Shapes::polygon)).toList());
        walk();
        look(centres);
        read();
    }

    private void walk() {
        var contacts = new Contacts(drawing, barrier);
        for (int one = 0; one < names.length; one++) {
            for (int other = one + 1; other < names.length; other++) {
                var contact = contacts.between(one, other);
                note(one, other, contact);
                note(other, one, contact.reversed());
            }
        }
        drawing.together().forEach(pair -> {
            set(neighbours, pair);
            clear(acrossRed, pair);
        });
        drawing.apart().forEach(pair -> List.of(neighbours, uphill, acrossYellow, acrossRed).forEach(table -> clear(table, pair)));
    }

    private void note(int from, int to, Contact contact) {
        long bit = 1L << to;
        switch (contact) {
            case NONE -> { }
            case OPEN -> neighbours[from] |= bit;
            case RED -> acrossRed[from] |= bit;
            case DOWN, UP -> {
                neighbours[from] |= bit;
                acrossYellow[from] |= bit;
                if (contact == Contact.UP) {
                    uphill[from] |= bit;
                }
            }
        }
    }

    private void look(List<Coordinate> centres) {
        var blocking = PreparedGeometryFactory.prepare(barrier);
        for (int one = 0; one < names.length; one++) {
            clear[one] |= 1L << one;
            for (int other = one + 1; other < names.length; other++) {
                if (!blocking.intersects(Shapes.segment(centres.get(one), centres.get(other)))) {
                    clear[one] |= 1L << other;
                    clear[other] |= 1L << one;
                }
            }
        }
        System.arraycopy(clear, 0, sees, 0, sees.length);
        drawing.seen().forEach(pair -> set(sees, pair));
        drawing.blind().forEach(pair -> clear(sees, pair));
    }

    private void read() {
        Arrays.fill(flow, Plan.NONE);
        Arrays.fill(needs, "");
        var streams = new Streams(drawing, barrier, this);
        for (var mark : drawing.marks()) {
            int space = number(mark.space());
            marks.merge(mark.kind(), 1L << space, (before, bit) -> before | bit);
            mark.needs().ifPresent(what -> needs[space] = what);
            if (!mark.flow().isNone()) {
                flow[space] = streams.next(space, mark.flow());
            }
        }
        for (var exit : drawing.exits()) {
            long spaces = exit.spaces().stream().mapToLong(space -> 1L << number(space)).reduce(0, (mask, bit) -> mask | bit);
            exits.add(new PlanExit(exit.edge(), exit.colour(), spaces));
        }
    }

    private int number(String space) {
        return Arrays.asList(names).indexOf(space);
    }

    private void set(long[] table, Drawing.Pair pair) {
        table[number(pair.one())] |= 1L << number(pair.other());
        table[number(pair.other())] |= 1L << number(pair.one());
    }

    private void clear(long[] table, Drawing.Pair pair) {
        table[number(pair.one())] &= ~(1L << number(pair.other()));
        table[number(pair.other())] &= ~(1L << number(pair.one()));
    }

    /** The fewest steps from every space to every other. */
    static byte[][] steps(int size, IntToLongFunction ways) {
        var steps = new byte[size][size];
        for (int from = 0; from < size; from++) {
            Arrays.fill(steps[from], (byte) Plan.FAR);
            long seen = 0;
            long ring = 1L << from;
            for (int count = 0; ring != 0; count++) {
                seen |= ring;
                long next = 0;
                for (long left = ring; left != 0; left &= left - 1) {
                    int space = Long.numberOfTrailingZeros(left);
                    steps[from][space] = (byte) count;
                    next |= ways.applyAsLong(space);
                }
                ring = next & ~seen;
            }
        }
        return steps;
    }
}
